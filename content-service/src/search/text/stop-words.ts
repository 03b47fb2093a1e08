import { stopwords as arabic } from '@orama/stopwords/arabic';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as hindi } from '@orama/stopwords/indian';
import { stopwords as russian } from '@orama/stopwords/russian';
import { stopwords as turkish } from '@orama/stopwords/turkish';
import { fold } from 'folding/fold';
import type { SearchLanguage } from './languages';
import { ARABIC_FILLERS } from './stop-words/arabic';
import { ENGLISH_FILLERS } from './stop-words/english';
import { GERMAN_FILLERS } from './stop-words/german';
import { HINDI_FILLERS } from './stop-words/hindi';
import { PERSIAN_FILLERS } from './stop-words/persian';
import { RUSSIAN_FILLERS } from './stop-words/russian';
import { SORANI_FILLERS } from './stop-words/sorani';
import { TURKISH_FILLERS } from './stop-words/turkish';
import { UKRAINIAN_FILLERS } from './stop-words/ukrainian';
import { URDU_FILLERS } from './stop-words/urdu';

/** Words that the published lists take for stop words and newcomers ask for: house, today, visit. */
const CONTENT_WORDS = foldedSet(['घर वर्ग', 'жизнь человек', 'زيارة صباح مساء']);

const STOP_WORDS: Record<SearchLanguage, ReadonlySet<string>> = {
  ar: foldedSet([...arabic, ARABIC_FILLERS]),
  ckb: foldedSet([SORANI_FILLERS]),
  de: foldedSet([...german, GERMAN_FILLERS]),
  en: foldedSet([...english, ENGLISH_FILLERS]),
  fa: foldedSet([PERSIAN_FILLERS]),
  hi: foldedSet([...hindi, HINDI_FILLERS]),
  ru: foldedSet([...russian, RUSSIAN_FILLERS]),
  tr: foldedSet([...turkish, TURKISH_FILLERS]),
  uk: foldedSet([UKRAINIAN_FILLERS]),
  ur: foldedSet([URDU_FILLERS]),
};

/** Whether a folded word of a language connects or asks, and says nothing about the answer. */
export const isStopWord = (word: string, language: SearchLanguage): boolean =>
  STOP_WORDS[language].has(word) && !CONTENT_WORDS.has(word);

function foldedSet(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => fold(text).split(' ')));
}
