import { suffixStripper } from './suffix-rules';

// Number, case and gender of nouns and adjectives, the first group of suffixes in Assas-Band
// (Akram, Naseer and Hussain 2009): «کمرہ», «کمرے» and «کمروں» become one.
const stripEnding = suffixStripper([
  ['یوں', 6],
  ['یاں', 6],
  ['ئیں', 6],
  ['ؤں', 5],
  ['وں', 5],
  ['یں', 5],
  ['ات', 6],
  ['ے', 4],
  ['ی', 4],
  ['ہ', 4],
  ['ا', 4],
]);

/** Light stemmer for Urdu, on folded words. */
export const stemUrdu = (word: string): string => stripEnding(word);
