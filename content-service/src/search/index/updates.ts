import type { DocumentRow } from './document-rows';

/** The document of a post before and after a change. */
export interface Update {
  before: DocumentRow | undefined;
  after: DocumentRow | undefined;
}

/** Adds up by how many documents each item is in more or fewer. */
export function changesOf(
  updates: Update[],
  itemsOf: (row: DocumentRow) => Iterable<string>,
): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (row: DocumentRow | undefined, sign: number) => {
    for (const item of row ? itemsOf(row) : []) changes.set(item, (changes.get(item) ?? 0) + sign);
  };
  for (const { before, after } of updates) {
    add(before, -1);
    add(after, 1);
  }
  return changes;
}
