/**
 * Folding brings text and search to one form, so that a search finds what a reader takes for the
 * same word: without case, without accents on Latin and Greek letters, with one form for the
 * Arabic letters that keyboards of different languages write differently, with Latin digits.
 * Marks of other scripts (the vowels of Devanagari, й and ї) belong to the word and stay.
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
// Vowel signs and Koranic marks, the stretching line, and the joiners between letters.
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c\u200d]/g;
// Optional in print: the soft hyphen, and the dot below letters of Hindi (फ़ is typed फ, too).
const OPTIONAL_MARKS = /[\u00ad\u093c]/g;
const APOSTROPHES = /['’ʼ‘`]/g;
const NON_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** @param text any text  @returns its words in folded form, one space between them */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(LETTERS_TO_FOLD, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(/[^\P{Nd}0-9]/gu, latinDigit)
    .replace(APOSTROPHES, '')
    .replace(NON_WORD, ' ')
    .trim();
}

/** @param search what a visitor typed  @returns the folded words, each once */
export function searchTerms(search: string): string[] {
  return [...new Set(fold(search).split(' '))].filter((term) => term !== '');
}

function foldAllTo(form: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, form]));
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode lays the ten digits of a script side by side, zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}
