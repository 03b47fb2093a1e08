import type { AnalysedQuery, QueryWord } from '../text/analyse-query';
import { languagesOfScript, type SearchLanguage } from '../text/languages';
import { stem } from '../text/stem';
import type { Expansion, Phrase, WeightedPhrase } from './expansion';
import type { Lexicon } from './lexicon';

/** Weights relative to the word itself; in `npm run search-eval` higher ones help no more. */
const SYNONYM_WEIGHT = 0.3;
const OTHER_LANGUAGE_WEIGHT = 0.6;
const NARROWER_WEIGHT = 0.2;

const MAX_WORDS = 4;

/**
 * Adds to a query the other words for the concepts that its words name: in each language of the
 * script, the language of the query first, the longest names first.
 */
export function expandQuery(query: AnalysedQuery, lexicon: Lexicon): AnalysedQuery {
  const expansions: Expansion[] = [];
  for (let start = 0; start < query.words.length; ) {
    const { count, concepts } = longestName(query, start, lexicon);
    if (concepts.length > 0) {
      const positions = Array.from({ length: count }, (_, index) => start + index);
      expansions.push({ positions, phrases: phrasesFor(concepts, query, positions, lexicon) });
    }
    start += count;
  }
  return { ...query, expansions };
}

function longestName({ words, language }: AnalysedQuery, start: number, lexicon: Lexicon) {
  for (let count = Math.min(MAX_WORDS, words.length - start); count > 0; count -= 1) {
    const concepts = conceptsOf(words.slice(start, start + count), language, lexicon);
    if (concepts.length > 0) return { count, concepts };
  }
  return { count: 1, concepts: [] };
}

function conceptsOf(
  words: readonly QueryWord[],
  queryLanguage: SearchLanguage,
  lexicon: Lexicon,
): number[] {
  const namedIn = (language: SearchLanguage) =>
    lexicon.conceptsNamed(language, words.map(({ word }) => stem(word, language)).join(' '));
  const inOwnLanguage = namedIn(queryLanguage);
  if (inOwnLanguage.length > 0) return [...inOwnLanguage];
  const languages = languagesOfScript(words[0]?.word ?? '');
  return [...new Set(languages.flatMap(namedIn))];
}

/** Each combination of stems once, at the highest weight, without what the query has itself. */
function phrasesFor(
  concepts: readonly number[],
  { language, words }: AnalysedQuery,
  positions: readonly number[],
  lexicon: Lexicon,
): WeightedPhrase[] {
  const typed = positions.map((position) => words[position]?.stems ?? []);
  const isTyped = ({ stems }: Phrase) =>
    stems.length === typed.length && stems.every((each, index) => typed[index]?.includes(each));
  const weighted = new Map<string, WeightedPhrase>();
  const add = (phrases: readonly Phrase[], weightOf: (phrase: Phrase) => number) => {
    for (const phrase of phrases) {
      const key = `${phrase.language} ${phrase.stems.join(' ')}`;
      if (!isTyped(phrase) && !weighted.has(key)) {
        weighted.set(key, { ...phrase, weight: weightOf(phrase) });
      }
    }
  };
  add(concepts.flatMap(lexicon.phrasesOf), (phrase) =>
    phrase.language === language ? SYNONYM_WEIGHT : OTHER_LANGUAGE_WEIGHT,
  );
  add(concepts.flatMap(lexicon.narrowerPhrases), () => NARROWER_WEIGHT);
  return [...weighted.values()];
}
