import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian';
import { fold } from 'folding/fold';
import type { SearchLanguage } from './languages';
import { stemArabic } from './stemmers/arabic';
import { stemHindi } from './stemmers/hindi';
import { stemPersian } from './stemmers/persian';
import { stemSorani } from './stemmers/sorani';
import { stemTurkish } from './stemmers/turkish';
import { stemUrdu } from './stemmers/urdu';

const STEMMERS: Record<SearchLanguage, (word: string) => string> = {
  ar: stemArabic,
  ckb: stemSorani,
  de: stemGerman,
  en: stemEnglish,
  fa: stemPersian,
  hi: stemHindi,
  ru: stemRussian,
  tr: stemTurkish,
  uk: stemUkrainian,
  ur: stemUrdu,
};

/** A single letter is no stem: it would join words that have nothing in common, such as «नाई» and «नए». */
const HAS_TWO_LETTERS = /\p{L}\p{M}*\p{L}/u;

/** Of one language. Words are looked up far more often than new ones come. */
const MAX_CACHED_STEMS = 50_000;

/** By language, as a key of language and word would have to be joined for each word of each text. */
const caches = new Map<SearchLanguage, Map<string, string>>();

/**
 * Reduces a word to what its inflected forms have in common.
 * @param word a folded word: stemming after folding finds more than the other way round
 * @returns the stem, folded; the word itself where fewer than two letters would be left
 */
export function stem(word: string, language: SearchLanguage): string {
  const cache = cacheOf(language);
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const reduced = reduce(word, language);
  const stemmed = HAS_TWO_LETTERS.test(reduced) ? reduced : word;
  if (cache.size >= MAX_CACHED_STEMS) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

function cacheOf(language: SearchLanguage): Map<string, string> {
  const cache = caches.get(language);
  if (cache) return cache;
  const created = new Map<string, string>();
  caches.set(language, created);
  return created;
}

function reduce(word: string, language: SearchLanguage): string {
  const stemmed = STEMMERS[language](word);
  // The beginning of a folded word is folded, but a stemmer may bring back a letter that folding
  // takes away.
  return word.startsWith(stemmed) ? stemmed : fold(stemmed).replaceAll(' ', '');
}
