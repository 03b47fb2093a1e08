import type { SearchLanguage } from '../text/languages';

/** A word, or several, that a concept goes by. */
export interface Phrase {
  /** As an editor wrote it. */
  text: string;
  /** The language of posts that it is looked for in; null for a transliteration: in all. */
  language: SearchLanguage | null;
  /** The stems of its words, without stop words. */
  stems: readonly string[];
}

/** A phrase that stands for words of a query, and what it counts relative to them. */
export interface WeightedPhrase extends Phrase {
  /** In ranking. */
  weight: number;
  /** In how well a text answers the query. */
  share: number;
}

/** What words of a query are expanded to. */
export interface Expansion {
  /** The words of the query that name a concept, by position. */
  positions: readonly number[];
  /** Other words for the concept, and the usual words for narrower ones. */
  phrases: readonly WeightedPhrase[];
}

/**
 * Whether a phrase occurs in a text.
 * @param language of the text: words of other languages in the same letters mean something else
 * @param holds whether the text has a stem
 */
export const occursIn = (
  phrase: Phrase,
  language: string,
  holds: (stem: string) => boolean,
): boolean =>
  (phrase.language === null || phrase.language === language) && phrase.stems.every(holds);

/** All stems of expansions, for looking them up. */
export const expansionStems = (expansions: readonly Expansion[] = []): string[] =>
  expansions.flatMap(({ phrases }) => phrases.flatMap(({ stems }) => stems));
