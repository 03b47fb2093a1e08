/** Where a store notes which of its uploads are damaged. */
export const DAMAGED_FILE = 'damaged';

/** What is written there. */
export const damagedText = (hashes: readonly string[]) =>
  hashes.map((hash) => `${hash}\n`).join('');

/** Leaves the uploads out that are noted as damaged. @param text what is noted; empty if nothing is */
export function withoutDamaged(
  sizes: ReadonlyMap<string, number>,
  text: string,
): Map<string, number> {
  const damaged = new Set(text.split('\n'));
  return new Map([...sizes].filter(([hash]) => !damaged.has(hash)));
}
