import { createHash } from 'node:crypto';
import { linesOf } from '../search/concepts/word-lines';

/** Words or names in one language, as a component holds them. */
export type ComponentValues = Record<string, unknown>;

/**
 * A digest of the components of an entry, by which a start tells whether an editor has changed what
 * was shipped. The order of the components and blank lines do not count.
 * @param columns the fields that are compared
 */
export function digestOfComponents(
  components: readonly ComponentValues[],
  columns: readonly string[],
): string {
  const rows = components
    .map((values) => columns.map((column) => linesOf(String(values[column] ?? ''))))
    .map((row) => JSON.stringify(row))
    .toSorted();
  return createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 32);
}

/** Stands for the digest of an entry that is as an editor left it: equal to none. */
export const EDITED = '';
