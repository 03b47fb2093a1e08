import type { Outcome } from './import-report';
import type { ImportRecord } from './records';
import type { LocalEntry } from './write-entry';

/** Recorded for an entry that no import wrote: whatever it is here, it stays. */
export const NOT_WRITTEN = '';

/** What becomes of an entry, and what the operator must know. */
interface Decision {
  outcome: Outcome;
  note?: string;
}

/**
 * Decides what becomes of an entry: it is written if it is new, or if it has changed there and not here.
 * @param record what was imported before
 * @param existing the entry here, if there is one
 * @param hash of the entry as it is there now
 * @param number that it has there
 */
export function decide(
  record: ImportRecord | undefined,
  existing: LocalEntry | null,
  hash: string,
  number: number,
): Decision {
  if (!record && !existing) return { outcome: 'new' };
  if (!existing) {
    return { outcome: 'deleted here', note: 'was deleted here since; it is not brought back.' };
  }
  if (!record) {
    const isRenumbered = existing.id !== number;
    return {
      outcome: 'already here',
      ...(isRenumbered && { note: `is here as number ${existing.id}.` }),
    };
  }
  if (record.hash === hash) return { outcome: 'as before' };
  if (timeOf(existing) === record.written) return { outcome: 'changed' };
  return {
    outcome: 'kept as changed here',
    note: 'has changed there, but this installation has a text of its own: it stays.',
  };
}

/** When an entry was last written here, as an ISO date. */
export const timeOf = ({ updatedAt }: LocalEntry): string => new Date(updatedAt).toISOString();
