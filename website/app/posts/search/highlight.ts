import { fold } from './fold.ts';

/** A stretch of a text: found, or between what was found. */
export type Stretch = { text: string; isFound: boolean };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts texts where terms stand in them. Compared is the folded form, so that "Çarşı" is found by
 * "carsi"; cut is what was written, never within a character as a reader sees it.
 * @param terms folded words, as of `searchTerms`
 * @returns the cutter; it remembers the characters it has folded, so keep it no longer than a page
 */
export function highlighter(terms: readonly string[]): (text: string) => Stretch[] {
  const known = new Map<string, string>();
  const folded = (character: string) => {
    const form = known.get(character) ?? foldOne(character);
    known.set(character, form);
    return form;
  };
  return (text) => {
    const whole = [{ text, isFound: false }];
    const plain = fold(text);
    if (!terms.some((term) => plain.includes(term))) return whole;
    return cut(text, terms, folded);
  };
}

/** A character between two letters: one that folding drops is empty, one that parts words a space. */
function foldOne(character: string): string {
  return fold(`x${character}x`).slice(1, -1);
}

function cut(
  text: string,
  terms: readonly string[],
  folded: (character: string) => string,
): Stretch[] {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const forms = characters.map(folded);
  const line = forms.join('');
  const found = new Uint8Array(line.length);
  for (const term of terms) {
    for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1)) {
      found.fill(1, at, at + term.length);
    }
  }
  const stretches: Stretch[] = [];
  let position = 0;
  for (const [place, character] of characters.entries()) {
    const form = forms[place] ?? '';
    const last = stretches.at(-1);
    // What folding drops, e.g. a vowel sign, belongs to what stands before it.
    const isFound = form
      ? found.subarray(position, position + form.length).includes(1)
      : (last?.isFound ?? false);
    position += form.length;
    if (last?.isFound === isFound) last.text += character;
    else stretches.push({ text: character, isFound });
  }
  return stretches;
}
