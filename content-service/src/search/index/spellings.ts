/** Only the prefix of longer words is used, which limits the table to about 17 rows per word. */
const PREFIX_LENGTH = 7;

const MIN_LENGTH = 4;

/** From here on a word may hold two mistakes; Arabic script writes fewer letters for a word. */
const MIN_LENGTH_FOR_TWO = 9;
const MIN_LENGTH_FOR_TWO_ARABIC = 7;

/** How many letters may be wrong in a word; 0 for one that is too short to tell. */
export function allowedMistakes(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < MIN_LENGTH || /\d/.test(word)) return 0;
  const forTwo = /\p{Script=Arabic}/u.test(word) ? MIN_LENGTH_FOR_TWO_ARABIC : MIN_LENGTH_FOR_TWO;
  return length >= forTwo ? 2 : 1;
}

/**
 * Hashes of the spellings that a word is looked up by: its first letters, and these without one or
 * two of them. Two words with at most so many mistakes between them have one in common (SymSpell,
 * Garbe).
 */
export function deletionKeysOf(word: string): number[] {
  const mistakes = allowedMistakes(word);
  if (mistakes === 0) return [];
  const letters = [...word].slice(0, PREFIX_LENGTH);
  const keys = new Set([hashWithout(letters)]);
  for (let first = 0; first < letters.length; first += 1) {
    keys.add(hashWithout(letters, first));
    if (mistakes === 1) continue;
    for (let second = first + 1; second < letters.length; second += 1) {
      keys.add(hashWithout(letters, first, second));
    }
  }
  return [...keys];
}

/** No word has more deletions: 1 + 7 + 21. */
const MAX_DELETIONS = 29;

/**
 * The rows of the index for numbered words, in the order of their key. Sorted as numbers of 64 bits
 * with the deletion in the upper half.
 */
export function* sortedSpellings(words: ReadonlyMap<string, number>): Generator<number[]> {
  const keys = new BigInt64Array(words.size * MAX_DELETIONS);
  const halves = new Int32Array(keys.buffer);
  let length = 0;
  for (const [word, number] of words) {
    for (const deletion of deletionKeysOf(word)) {
      halves[2 * length] = number;
      halves[2 * length + 1] = deletion;
      length += 1;
    }
  }
  keys.subarray(0, length).sort();
  for (let index = 0; index < length; index += 1) {
    yield [halves[2 * index + 1] ?? 0, halves[2 * index] ?? 0];
  }
}

/**
 * FNV-1a of the letters without the first and second of the given ones, as a signed integer of 32
 * bits, which either database holds in four bytes. Without making the text, as a build needs millions.
 */
function hashWithout(letters: readonly string[], first = -1, second = -1): number {
  let hash = 0x811c9dc5;
  for (const [index, letter] of letters.entries()) {
    if (index === first || index === second) continue;
    for (let unit = 0; unit < letter.length; unit += 1) {
      hash = Math.imul(hash ^ letter.charCodeAt(unit), 0x01000193);
    }
  }
  return hash | 0;
}
