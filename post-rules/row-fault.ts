import type { Problem } from '#problem';

/**
 * What is wrong with a cell before the rules for posts are applied; the panel has the words.
 * `unknown`: there is no entry of that name; `several`: there are more; `duplicate-of-row`: an earlier row
 * of the table is nearly the same. Of an unreadable phone number, `problem` is a `PhoneProblem`.
 */
export const FAULT_CODES = [
  'unknown',
  'several',
  'date-unreadable',
  'number-unreadable',
  'number-ambiguous',
  'phone-unreadable',
  'yes-or-no-unreadable',
  'too-long',
  'not-of-its-form',
  'address-taken',
  'address-twice',
  'language-not-permitted',
  'field-not-permitted',
  'duplicate-of-row',
] as const;

/** A fault of a row: one of ours, or a problem that the rules for posts found. */
export interface Fault {
  level: 'error' | 'warning';
  code: (typeof FAULT_CODES)[number] | Problem['code'];
  /** As in the API. */
  field: string;
  values: Readonly<Record<string, string | number>>;
  /** In words, of the rules for posts only. */
  message?: string;
}

/** What the dry run says of a row. A duplicate is imported only if that is asked for. */
export interface CheckedRow {
  /** As the spreadsheet counts. */
  row: number;
  title: string;
  state: 'ready' | 'duplicate' | 'faulty';
  faults: Fault[];
  /** How its times were read, in the time zone of its place; empty without times. */
  start: string;
  end: string;
  zone: string;
}
