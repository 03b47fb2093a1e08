import { stemmer } from '@orama/stemmers/turkish';
import { fold } from 'folding/fold';

/** Folded vowels that tell whether a word is spoken at the front or at the back of the mouth. */
const CLEAR_VOWEL = /[ae]/u;
const VOWEL = /[aeiou]/gu;
const BACK_VOWELS: Record<string, string> = { i: 'ı' };
const FRONT_VOWELS: Record<string, string> = { o: 'ö', u: 'ü' };

/** Between vowels nearly every g is a ğ, which a noun that ends in k turns its k into. */
const SOFT_G = /(?<=[aıoueiöü])g(?=[aıoueiöü])/gu;

/** Whole words of two letters, with their plural and cases; "Sudan" and "isim" are other words. */
const TWO_LETTER_NOUNS =
  /^(?:(ev|is)(?:ler.*|[ie]|[dt]en?|[dt]eki|inizi?|imizi?)|(su)(?:lar.*|yu.*|ya))$/u;

/** What is shorter is a word of its own: Snowball leaves «o» of «oda» and «in» of «insan». */
const MIN_LENGTH = 3;
const MIN_INFLECTED_LENGTH = 5;

// Snowball takes the ending off «belgesi» but not its s, and the last vowel off some forms of a word.
const LINKING_S = /(?<=..[aeiou])s$/u;
const LAST_VOWEL = /(?<=.{5})[aeiou]$/u;

/**
 * Snowball's stemmer for Turkish, on folded words. It takes off only endings whose vowels agree with
 * the word's, so the letters that folding made one are told apart again: «pacasi» is «pacası».
 */
export function stemTurkish(word: string): string {
  const noun = TWO_LETTER_NOUNS.exec(word);
  if (noun) return noun[1] ?? noun[2] ?? word;
  if (word.length < MIN_INFLECTED_LENGTH) return word;
  const stemmed = fold(stemmer(withVowelHarmony(word).replace(SOFT_G, 'ğ')));
  const left = stemmed.length < MIN_LENGTH ? word : stemmed;
  return left.replace(LINKING_S, '').replace(LAST_VOWEL, '');
}

/** Writes each i, o and u as its neighbours a and e demand: those before, else the next one. */
function withVowelHarmony(word: string): string {
  let clear = CLEAR_VOWEL.exec(word)?.[0];
  return word.replace(VOWEL, (vowel) => {
    if (CLEAR_VOWEL.test(vowel)) clear = vowel;
    const vowels = clear === 'a' ? BACK_VOWELS : clear === 'e' ? FRONT_VOWELS : {};
    return vowels[vowel] ?? vowel;
  });
}
