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
 * The spellings that a word is looked up by: its first letters, and these without one or two of
 * them. Two words with at most so many mistakes between them have one in common (SymSpell, Garbe).
 */
export function deletionsOf(word: string): string[] {
  const mistakes = allowedMistakes(word);
  if (mistakes === 0) return [];
  let level = new Set([[...word].slice(0, PREFIX_LENGTH).join('')]);
  const all = new Set(level);
  for (let deleted = 0; deleted < mistakes; deleted += 1) {
    level = new Set([...level].flatMap(withoutOneLetter));
    for (const spelling of level) all.add(spelling);
  }
  return [...all];
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
}
