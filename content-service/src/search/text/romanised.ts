import { languagesOfScript, type SearchLanguage } from './languages';
import { type Sounds, soundsOf } from './sounds';

/** Digits that stand for Arabic letters among Latin ones, by their shape; two of them are hardly heard. */
const ARABIC_DIGITS: Record<string, string> = {
  2: '',
  3: '',
  5: 'خ',
  6: 'ط',
  7: 'ح',
  8: 'ق',
  9: 'ص',
};

const ARABIC_DIGIT = /[2356789]/gu;

/**
 * Whether a folded word is in Latin letters, in Arabic with such digits among them, and the language
 * is not.
 */
export function isRomanised(word: string, language: SearchLanguage): boolean {
  if (languagesOfScript('a').includes(language)) return false;
  const letters = language === 'ar' ? word.replace(ARABIC_DIGIT, '') : word;
  return /^\p{Script=Latin}{2,}$/u.test(letters);
}

/**
 * How a word that was typed in Latin letters may sound, the likeliest first.
 * @param typed folded
 * @param language that was meant
 */
export function typedSounds(typed: string, language: SearchLanguage): Sounds[] {
  return finalHVariants(nativeSpelling(typed, language))
    .flatMap((spelling) => articleVariants(spelling, language))
    .map((spelling) => soundsOf(spelling, language));
}

/** How a word in its own script may sound: as it is, and what people type of it. @param word folded */
export const writtenSounds = (word: string, language: SearchLanguage): Sounds[] =>
  finalVowelVariants(word, language)
    .flatMap((spelling) => articleVariants(spelling, language))
    .map((spelling) => soundsOf(spelling, language));

/** In Urdu, what is written at the end for an aspirated consonant is written for a vowel as well. */
const finalVowelVariants = (word: string, language: SearchLanguage): string[] =>
  language === 'ur' && word.endsWith('ه') ? [word, word.slice(0, -1)] : [word];

function nativeSpelling(typed: string, language: SearchLanguage): string {
  if (language === 'ar') return typed.replace(ARABIC_DIGIT, (digit) => ARABIC_DIGITS[digit] ?? '');
  // Folding leaves out the dot that tells z from j.
  return language === 'hi' ? typed.replace(/z/gu, 'j') : typed;
}

/** After a vowel it stands for the vowel, or for a consonant. */
const finalHVariants = (typed: string): string[] =>
  /[aeiou]h$/u.test(typed) ? [typed, typed.replace(/h$/u, 'ح')] : [typed];

/** Arabic joins articles and prepositions to words; people type, and posts have, the words without. */
function articleVariants(word: string, language: SearchLanguage): string[] {
  if (language !== 'ar') return [word];
  const [, bare] = /^(?:[aeiu]l|[وفبك]?ال|لل)(.{3,})/u.exec(word) ?? [];
  return bare ? [word, bare] : [word];
}
