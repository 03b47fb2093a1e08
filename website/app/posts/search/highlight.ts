import { fold } from 'folding/fold';

/** A segment of a text: a match, or the text between matches. */
export type TextSegment = { text: string; isMatch: boolean };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits texts at matches of terms. Compares the folded text, so that "carsi" matches "Çarşı"; splits
 * the original text, never inside a grapheme.
 * @param terms folded words from `searchTerms`
 * @returns the splitter; it caches the characters it has folded, so do not keep it longer than a page
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

/** A folded character: empty if folding drops it, a space if it separates words. */
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
    // A character that folding drops, e.g. a vowel sign, belongs to the one before it.
    const isMatch = form
      ? matched.subarray(position, position + form.length).includes(1)
      : (last?.isMatch ?? false);
    position += form.length;
    if (last?.isMatch === isMatch) last.text += character;
    else segments.push({ text: character, isMatch });
  }
  return segments;
}
