import { compoundParts } from './compounds';
import { foldCached } from './fold-cached';
import type { SearchLanguage } from './languages';
import { stem } from './stem';

/** What is searched of a post, each field as plain text. */
export interface DocumentFields {
  title: string;
  /** Of kind, category, place, organiser and community. */
  names: string;
  /** Spoken languages, condition, whether it costs nothing. */
  facts: string;
  text: string;
}

/** A name, or words for a fact, in one of all languages, whatever the language of the text. */
export interface Translation {
  language: SearchLanguage;
  text: string;
}

/** How many times a word counts, by where it stands. */
const WEIGHTS: Record<keyof DocumentFields, number> = { title: 5, names: 3, facts: 2, text: 1 };

/** Words have no more letters: what is longer is an address or a mistake. */
const MAX_WORD_LENGTH = 40;

/** A document as it is indexed. */
export interface AnalysedDocument {
  /** Stems with their weight: how often and where they stand. */
  stems: Map<string, number>;
  /** Folded words, for corrections and for splitting compounds. */
  words: Set<string>;
  /** Folded words of the title, for suggestions. */
  titleWords: Set<string>;
  /** Number of words. */
  length: number;
}

/**
 * Reduces a document to the stems that it is found by.
 * @param isWord whether a word is known from other texts, for splitting German compounds
 * @param translations count as names, but not for the length: they would make a short text a long one
 */
export function analyseDocument(
  fields: DocumentFields,
  language: SearchLanguage,
  isWord: (word: string) => boolean,
  translations: readonly Translation[] = [],
): AnalysedDocument {
  const stems = new Map<string, number>();
  const words = new Set<string>();
  let length = 0;
  const add = (term: string, weight: number) => stems.set(term, (stems.get(term) ?? 0) + weight);
  for (const field of Object.keys(WEIGHTS) as (keyof DocumentFields)[]) {
    const weight = WEIGHTS[field];
    for (const word of documentWords(fields[field])) {
      words.add(word);
      length += 1;
      add(stem(word, language), weight);
      if (language !== 'de') continue;
      for (const part of compoundParts(word, isWord)) add(stem(part, language), weight);
    }
  }
  const named = new Set(documentWords(fields.names).map((word) => stem(word, language)));
  for (const translation of translations) {
    for (const word of documentWords(translation.text)) {
      words.add(word);
      const stemmed = stem(word, translation.language);
      // Many names are the same in several languages.
      if (!named.has(stemmed)) add(stemmed, WEIGHTS.names);
      named.add(stemmed);
    }
  }
  return { stems, words, titleWords: new Set(documentWords(fields.title)), length };
}

/** The folded words of a text, as often as they stand there. */
export function documentWords(text: string): string[] {
  const words: string[] = [];
  for (const written of text.split(/\s+/u)) {
    for (const word of foldCached(written)) {
      if (word.length <= MAX_WORD_LENGTH) words.push(word);
    }
  }
  return words;
}
