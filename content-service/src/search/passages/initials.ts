import { fold } from 'folding/fold';
import type { SearchLanguage } from '../text/languages';

/** Letters that a stemmer may take off or replace at a word's beginning; elsewhere it stays. */
const CHANGED_INITIALS: Partial<Record<SearchLanguage, string>> = {
  ar: 'ءؤئابتسفكلنوي',
  fa: 'من',
};

/** From here to 0x36f are accents, which may make another letter of the one before them. */
const FIRST_ACCENT = 0x300;
const LAST_ACCENT = 0x36f;

/** The first letter of what is folded, by the code unit of what is written. */
const folded = new Map<number, string>();

/**
 * Makes the function that tells by its first letter whether a word may be one of some others: texts
 * have thousands of words, and folding and stemming all of them takes most of the time of a search.
 * @param words folded words, or stems in a language
 * @param language of the words that the function is asked about, as they are written
 */
export function initialFilter(
  words: Iterable<string>,
  language: SearchLanguage,
): (written: string) => boolean {
  const initials = new Set(CHANGED_INITIALS[language]);
  for (const word of words) initials.add(word.charAt(0));
  return (written) => {
    const next = written.charCodeAt(1);
    if (next >= FIRST_ACCENT && next <= LAST_ACCENT) return true;
    const initial = foldedInitial(written.charCodeAt(0));
    return initial === '' || initials.has(initial);
  };
}

/** @returns nothing for half of a character, and for what is folded away */
function foldedInitial(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const initial = fold(String.fromCharCode(code)).charAt(0);
  folded.set(code, initial);
  return initial;
}
