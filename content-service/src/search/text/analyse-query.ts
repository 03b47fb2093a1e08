import { searchTerms } from 'folding/fold';
import type { Expansion } from '../concepts/expansion';
import { compoundParts } from './compounds';
import { detectLanguage } from './detect-language';
import { languagesOfScript, type SearchLanguage, searchLanguageOf } from './languages';
import { stem } from './stem';
import { isStopWord } from './stop-words';

/** More words cost time and add nothing. */
const MAX_WORDS = 16;

/** A word of a query, reduced to what is looked up. */
export interface QueryWord {
  /** Folded, as it was typed. */
  word: string;
  /**
   * In each language of its script, as texts of any of them may hold it, and as it is: texts in other
   * scripts hold it so.
   */
  stems: string[];
  /** Stems of the parts of a German compound. */
  parts: string[];
}

export interface AnalysedQuery {
  language: SearchLanguage;
  /** Undefined where it is not searched in. */
  pageLanguage?: SearchLanguage | undefined;
  words: QueryWord[];
  /** What its words are expanded to by concepts; absent before that. */
  expansions?: Expansion[];
}

/**
 * Reduces a query to the words that say what is wanted; to all its words where no other is left.
 * @param interfaceLanguage code of the language that the page is in
 * @param isWord whether a word is known from texts, for splitting German compounds
 */
export function analyseQuery(
  query: string,
  interfaceLanguage: string | undefined,
  isWord: (word: string) => boolean,
): AnalysedQuery {
  const language = detectLanguage(query, interfaceLanguage);
  const words = queryWords(query, language);
  return {
    language,
    pageLanguage: searchLanguageOf(interfaceLanguage),
    words: words.map((word) => analyseWord(word, isWord)),
  };
}

/** The folded words of a query without fillers, each once. */
export function queryWords(query: string, language: SearchLanguage): string[] {
  const all = searchTerms(query);
  const content = all.filter((word) => !isStopWord(word, language));
  return (content.length > 0 ? content : all).slice(0, MAX_WORDS);
}

function analyseWord(word: string, isWord: (word: string) => boolean): QueryWord {
  const languages = languagesOfScript(word);
  return {
    word,
    stems: [...new Set([...languages.map((language) => stem(word, language)), word])],
    parts: languages.includes('de')
      ? compoundParts(word, isWord).map((part) => stem(part, 'de'))
      : [],
  };
}
