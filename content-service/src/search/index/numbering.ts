/** Texts with a number each, from 1 in the order in which they come, and how often each came. */
export interface Numbering {
  numbers: Map<string, number>;
  /** The count of number n is at n - 1. */
  counts: number[];
}

export const createNumbering = (): Numbering => ({ numbers: new Map(), counts: [] });

/** Counts a text. @returns its number */
export function countText({ numbers, counts }: Numbering, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) {
    counts[known - 1] = (counts[known - 1] ?? 0) + 1;
    return known;
  }
  counts.push(1);
  numbers.set(text, counts.length);
  return counts.length;
}

/** A row for each text: number, text, count. */
export function* numberedRows({ numbers, counts }: Numbering): Generator<(string | number)[]> {
  for (const [text, number] of numbers) yield [number, text, counts[number - 1] ?? 0];
}
