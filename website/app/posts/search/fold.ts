/**
 * Folding reduces text and search to a common form: lower case, no accents on Latin and Greek
 * letters, one form of Arabic letters that keyboards of different languages write differently, Latin
 * digits. Marks of other scripts belong to the word and are kept. The content service folds in the
 * same way, so that its matches can be highlighted here; `fixtures/folding.json` tests both.
 */
const FOLDED_LETTERS: Record<string, string> = {
  ...foldedLetters('ا', 'أإآٱٲٳ'),
  ...foldedLetters('ي', 'یىېےۍ'),
  ...foldedLetters('ك', 'کڪ'),
  ...foldedLetters('ه', 'ةہھۀۂەۃ'),
  ...foldedLetters('i', 'ı'),
  ...foldedLetters('е', 'ё'),
  ...foldedLetters('l', 'ł'),
  ...foldedLetters('o', 'ø'),
  ...foldedLetters('d', 'đ'),
  ...foldedLetters('ss', 'ß'),
  ...foldedLetters('ae', 'æ'),
  ...foldedLetters('oe', 'œ'),
};

const FOLDABLE_LETTER = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'gu');
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
// Vowel signs and Koranic marks, the tatweel, and zero-width joiners.
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c\u200d]/g;
// Optional in print: the soft hyphen, and the dot below letters of Hindi (फ़ is typed फ, too).
const OPTIONAL_MARKS = /[\u00ad\u093c]/g;
const APOSTROPHES = /['’ʼ‘`]/g;
const NON_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** The folded words of a text, separated by single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(FOLDABLE_LETTER, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(/[^\P{Nd}0-9]/gu, latinDigit)
    .replace(APOSTROPHES, '')
    .replace(NON_WORD, ' ')
    .trim();
}

/** The distinct folded words of a search. */
export function searchTerms(search: string): string[] {
  return [...new Set(fold(search).split(' '))].filter((term) => term !== '');
}

function foldedLetters(form: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, form]));
}

/** In Unicode the ten digits of a script are consecutive, starting with zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
