/** A title as it is compared: without case, accents, vowel signs, punctuation. */
function normalised(title: string): string {
  return (
    title
      .normalize('NFKD')
      .toLowerCase()
      // Accents and the vowel signs of Arabic; those of Hindi belong to the script and stay.
      .replace(/\p{Script=Inherited}/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The pairs of neighbouring characters and how often each occurs. */
export interface Comparable {
  text: string;
  pairs: ReadonlyMap<string, number>;
  /** How many pairs there are. */
  size: number;
  /** The numbers in it: parts 1 and 2 of something are not the same. */
  numbers: string;
}

/** Prepares a title for `similarity`. */
export function comparable(title: string): Comparable {
  const text = normalised(title);
  const characters = [...text];
  const pairs = new Map<string, number>();
  for (const [index, character] of characters.slice(0, -1).entries()) {
    const pair = `${character}${characters[index + 1]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const size = Math.max(characters.length - 1, 0);
  return { text, pairs, size, numbers: (text.match(/\p{N}+/gu) ?? []).join(' ') };
}

/**
 * How alike two titles are, by the Sørensen–Dice coefficient of their pairs of characters.
 * @returns 0 to 1, and 1 for equal ones
 */
export function similarity(one: Comparable, other: Comparable): number {
  if (one.text === other.text) return 1;
  if (one.numbers !== other.numbers) return 0;
  let shared = 0;
  for (const [pair, count] of one.pairs) shared += Math.min(count, other.pairs.get(pair) ?? 0);
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The highest value that `similarity` can have for titles of these lengths, known at once. */
export function highestSimilarity(one: Comparable, other: Comparable): number {
  return one.size + other.size === 0
    ? 1
    : (2 * Math.min(one.size, other.size)) / (one.size + other.size);
}
