import { stemmer } from '@orama/stemmers/indian';

const HAS_TWO_LETTERS = /\p{L}\p{M}*\p{L}/u;
const LAST_VOWEL_SIGN = /(?<=\p{L}\p{M}*\p{L})[\u093a-\u094c][\u0901\u0902]?$/u;

/**
 * The light stemmer of Ramanathan and Rao for Hindi, on folded words. Of a short word it takes off
 * only the last vowel sign: it would leave one letter of «खाना» and «खाने», which is that of many.
 */
export function stemHindi(word: string): string {
  const stemmed = stemmer(word);
  return HAS_TWO_LETTERS.test(stemmed) ? stemmed : word.replace(LAST_VOWEL_SIGN, '');
}
