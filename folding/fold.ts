import { withLatinDigits } from '#latin-digits';

/**
 * Folding maps texts and search terms to a common form, so that a search finds what readers consider
 * the same word: lower case, no accents on Latin and Greek letters, one form of the Arabic letters
 * that keyboards of different languages produce differently, Latin digits. Marks of other scripts
 * (the vowels of Devanagari, й and ї) are part of the word and kept.
 */
const FOLDED_LETTERS: Record<string, string> = {
  ...foldAllTo('ا', 'أإآٱٲٳ'),
  ...foldAllTo('ي', 'یىېےۍ'),
  ...foldAllTo('ك', 'کڪ'),
  ...foldAllTo('ه', 'ةہھۀۂەۃ'),
  ...foldAllTo('i', 'ı'),
  ...foldAllTo('е', 'ё'),
  ...foldAllTo('l', 'ł'),
  ...foldAllTo('o', 'ø'),
  ...foldAllTo('d', 'đ'),
  ...foldAllTo('ss', 'ß'),
  ...foldAllTo('ae', 'æ'),
  ...foldAllTo('oe', 'œ'),
};

const LETTERS_TO_FOLD = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'gu');
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
// Vowel signs and Quranic marks, the tatweel, and joiners.
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c\u200d]/g;
// Optional in print: the soft hyphen, and the dot below letters of Hindi (फ़ is typed फ, too).
const OPTIONAL_MARKS = /[\u00ad\u093c]/g;
const APOSTROPHES = /['’ʼ‘`]/g;
const NON_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Words of letters that are folded to themselves, as most are: the search folds very many. */
const ALREADY_FOLDED =
  /^[a-z0-9а-яєіїґ\u0621\u0624\u0626-\u0628\u062a-\u063a\u0641-\u0648\u064aپچژگ]+$/;

/** @returns the words of a text in folded form, separated by single spaces */
export function fold(text: string): string {
  if (ALREADY_FOLDED.test(text)) return text;
  return withLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(LETTERS_TO_FOLD, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(NON_WORD, ' ')
    .trim();
}

/** @param search as entered by a visitor  @returns the folded words without duplicates */
export function searchTerms(search: string): string[] {
  return [...new Set(fold(search).split(' '))].filter((term) => term !== '');
}

function foldAllTo(form: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, form]));
}
