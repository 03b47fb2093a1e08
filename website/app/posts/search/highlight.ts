import { fold } from './fold.ts';

/** A stretch of a text: found, or between what was found. */
export type TextSegment = { text: string; isMatch: boolean };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts texts where terms stand in them. Compared is the folded form, so that "Çarşı" is found by
 * "carsi"; cut is what was written, never within a character as a reader sees it.
 * @param terms folded words, as of `searchTerms`
 * @returns the cutter; it remembers the characters it has folded, so keep it no longer than a page
 */
export function highlighter(terms: readonly string[]): (text: string) => TextSegment[] {
  const foldedCharacters = new Map<string, string>();
  const foldCached = (character: string) => {
    const form = foldedCharacters.get(character) ?? foldCharacter(character);
    foldedCharacters.set(character, form);
    return form;
  };
  return (text) => {
    const unmatched = [{ text, isMatch: false }];
    const foldedText = fold(text);
    if (!terms.some((term) => foldedText.includes(term))) return unmatched;
    return splitAtMatches(text, terms, foldCached);
  };
}

/** A character between two letters: one that folding drops is empty, one that parts words a space. */
function foldCharacter(character: string): string {
  return fold(`x${character}x`).slice(1, -1);
}

function splitAtMatches(
  text: string,
  terms: readonly string[],
  foldCached: (character: string) => string,
): TextSegment[] {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const forms = characters.map(foldCached);
  const foldedText = forms.join('');
  const matched = new Uint8Array(foldedText.length);
  for (const term of terms) {
    for (
      let index = foldedText.indexOf(term);
      index >= 0;
      index = foldedText.indexOf(term, index + 1)
    ) {
      matched.fill(1, index, index + term.length);
    }
  }
  const segments: TextSegment[] = [];
  let position = 0;
  for (const [characterIndex, character] of characters.entries()) {
    const form = forms[characterIndex] ?? '';
    const last = segments.at(-1);
    // What folding drops, e.g. a vowel sign, belongs to what stands before it.
    const isMatch = form
      ? matched.subarray(position, position + form.length).includes(1)
      : (last?.isMatch ?? false);
    position += form.length;
    if (last?.isMatch === isMatch) last.text += character;
    else segments.push({ text: character, isMatch });
  }
  return segments;
}
