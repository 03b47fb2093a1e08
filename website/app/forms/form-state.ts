/**
 * What can be wrong with an answer: in the browser's words for it (ValidityState), so that one
 * set of messages serves server and browser, `different` for two that should be equal, and
 * `tooManyLinks` for what looks like advertising.
 */
export type Fault =
  | 'valueMissing'
  | 'typeMismatch'
  | 'tooShort'
  | 'tooLong'
  | 'different'
  | 'tooManyLinks';

/** Why a form that was filled in well did not do what it is for. */
export type Problem =
  /** The field that people do not see was filled in. */
  | { kind: 'trapped' }
  /** It came back faster than anybody types. */
  | { kind: 'hurried' }
  /** Too often; `wait` in seconds. */
  | { kind: 'later'; wait: number }
  /** The content service refused or did not answer; `detail` is what it said. */
  | { kind: 'failed'; detail: string }
  /** The content service does not do this (yet). */
  | { kind: 'notOffered' }
  /** The mailed code does not work (any more). */
  | { kind: 'codeRefused' }
  /** The email address and the password belong to no account. */
  | { kind: 'signInRefused' };

/** A form that has to be shown once more: what was typed, and what stands in the way. */
export type FormState<Name extends string = string> = {
  values: Partial<Record<Name, string>>;
  faults?: Partial<Record<Name, Fault>> | undefined;
  problem?: Problem | undefined;
};
