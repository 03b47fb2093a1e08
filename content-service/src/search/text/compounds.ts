/** German joins words with these, after folding. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

const MIN_COMPOUND_LENGTH = 9;
const MIN_PART_LENGTH = 4;
const MAX_PARTS = 3;

/**
 * The words that a German compound is made of: the fewest, and of those the ones whose shortest
 * is longest.
 * @param isWord whether a part is a word of its own
 * @returns two or three words; none where it is no compound
 */
export function compoundParts(word: string, isWord: (part: string) => boolean): string[] {
  if (word.length < MIN_COMPOUND_LENGTH) return [];
  for (let count = 2; count <= MAX_PARTS; count += 1) {
    const [best] = splitsOf(word, count, isWord).sort(
      (one, other) => shortestOf(other) - shortestOf(one),
    );
    if (best) return best;
  }
  return [];
}

/** All parts that a word may be split into: what to look up before splitting. */
export function possibleParts(word: string): string[] {
  if (word.length < MIN_COMPOUND_LENGTH) return [];
  const parts = new Set<string>();
  for (let start = 0; start <= word.length - MIN_PART_LENGTH; start += 1) {
    if (start > 0 && start < MIN_PART_LENGTH) continue;
    for (let end = start + MIN_PART_LENGTH; end <= word.length; end += 1) {
      if (end - start < word.length) parts.add(word.slice(start, end));
    }
  }
  return [...parts];
}

function splitsOf(word: string, count: number, isWord: (part: string) => boolean): string[][] {
  if (count === 1) return isWord(word) ? [[word]] : [];
  const splits: string[][] = [];
  for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
    const part = word.slice(0, end);
    if (!isWord(part)) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, end)) continue;
      const rest = word.slice(end + link.length);
      if (rest.length < MIN_PART_LENGTH * (count - 1)) continue;
      for (const others of splitsOf(rest, count - 1, isWord)) splits.push([part, ...others]);
    }
  }
  return splits;
}

const shortestOf = (parts: string[]) => Math.min(...parts.map((part) => part.length));
