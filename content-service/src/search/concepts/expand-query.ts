import type { AnalysedQuery, QueryWord } from '../text/analyse-query';
import { languagesOfScript, type SearchLanguage } from '../text/languages';
import type { Expansion, WeightedPhrase } from './expansion';
import { type ConceptPhrase, joinedStem, type Lexicon } from './lexicon';

/**
 * What phrases count relative to the words that were typed. By `npm run search-eval` a synonym at 0.1
 * already costs a question of 600: texts in the language of a query mostly use its words.
 */
const SYNONYM = { weight: 0.05, share: 0.8 };
const OTHER_LANGUAGE = { weight: 0.6, share: 0.6 };
/** The typed words themselves, written together or apart: each of them counts. */
const SAME = { weight: 1, share: 1 };
const NARROWER = { weight: 0.2, share: 0.3 };
/** Of a name within a longer one: posts on pharmacies, where none is on a night pharmacy. */
const SYNONYM_OF_PART = { weight: 0.025, share: 0.4 };
const OTHER_LANGUAGE_OF_PART = { weight: 0.3, share: 0.3 };

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
    lexicon.conceptsNamed(
      language,
      words.map(({ word }) => word),
    );
  const inOwnLanguage = namedIn(queryLanguage);
  if (inOwnLanguage.length > 0) return [...inOwnLanguage];
  const languages = languagesOfScript(words[0]?.word ?? '');
  return [...new Set(languages.flatMap(namedIn))];
}

/** The runs of positions within a longer one, the longest first. */
function partsOf(positions: readonly number[]): number[][] {
  const lengths = Array.from({ length: positions.length - 1 }, (_, shorter) => shorter + 1);
  return lengths
    .reverse()
    .flatMap((length) =>
      Array.from({ length: positions.length - length + 1 }, (_, start) =>
        positions.slice(start, start + length),
      ),
    );
}

/** Each combination of stems once, at the highest weight, without what the query has itself. */
function phrasesFor(
  concepts: readonly number[],
  { language, words }: AnalysedQuery,
  positions: readonly number[],
  lexicon: Lexicon,
): WeightedPhrase[] {
  const typed = positions.map((position) => words[position]?.stems ?? []);
  const isTyped = ({ stems }: ConceptPhrase) =>
    stems.length === typed.length && stems.every((each, index) => typed[index]?.includes(each));
  const typedWords = positions.flatMap((at) => words[at]?.word ?? []);
  const isSame = (phrase: ConceptPhrase) =>
    phrase.joined === joinedStem(typedWords, phrase.language ?? language);
  const weighted = new Map<string, WeightedPhrase>();
  const add = (
    phrases: readonly ConceptPhrase[],
    countsOf: (phrase: ConceptPhrase) => typeof SYNONYM,
  ) => {
    for (const phrase of phrases) {
      const key = `${phrase.language} ${phrase.stems.join(' ')}`;
      if (!isTyped(phrase) && !weighted.has(key)) {
        weighted.set(key, { ...phrase, ...countsOf(phrase) });
      }
    }
  };
  add(concepts.flatMap(lexicon.phrasesOf), (phrase) => {
    if (isSame(phrase)) return { ...SAME, weight: SAME.weight * typed.length };
    return phrase.language === language ? SYNONYM : OTHER_LANGUAGE;
  });
  add(concepts.flatMap(lexicon.narrowerPhrases), () => NARROWER);
  for (const part of partsOf(positions)) {
    const named = conceptsOf(
      part.flatMap((at) => words[at] ?? []),
      language,
      lexicon,
    );
    add(named.flatMap(lexicon.phrasesOf), (phrase) =>
      phrase.language === language ? SYNONYM_OF_PART : OTHER_LANGUAGE_OF_PART,
    );
  }
  return [...weighted.values()];
}
