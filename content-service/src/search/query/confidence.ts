import { occursIn } from '../concepts/expansion';
import { documentWords } from '../text/analyse-document';
import type { AnalysedQuery } from '../text/analyse-query';
import { SEARCH_LANGUAGES } from '../text/languages';
import { stem } from '../text/stem';
import { inverseFrequency, type Totals } from './rank';

/** How much each sign counts: the share of the query that a result holds, in all and in its title,
 *  and how far it is ahead of the second. The share alone is a weak sign. */
const WEIGHTS = { share: 0.6, title: 0.2, lead: 0.2 };

/** A lead of that part of the score is a clear one. */
const CLEAR_LEAD = 0.25;

interface ScoredDocument {
  score: number;
  stems: ReadonlyMap<string, number>;
  title: string | null;
  language: string;
}

/**
 * How well the first result answers a query, from 0 to 1.
 * @param results the best first
 */
export function confidenceOf(
  query: AnalysedQuery,
  [first, second]: ScoredDocument[],
  totals: Totals,
): number {
  if (!first || first.score === 0) return 0;
  const language = SEARCH_LANGUAGES.find((known) => known === first.language) ?? 'en';
  const titleStems = new Set(documentWords(first.title ?? '').map((word) => stem(word, language)));
  const share = shareOf(query, language, totals, (term) => first.stems.has(term));
  const inTitle = shareOf(query, language, totals, (term) => titleStems.has(term));
  const lead = Math.min(1, (first.score - (second?.score ?? 0)) / first.score / CLEAR_LEAD);
  const confidence = WEIGHTS.share * share + WEIGHTS.title * inTitle + WEIGHTS.lead * lead;
  return Math.round(confidence * 100) / 100;
}

/**
 * The part of a query's words that a text holds; rare words, and those found nowhere, weigh more. A
 * word that a text has another word for counts at that word's weight.
 */
function shareOf(
  { words, expansions = [] }: AnalysedQuery,
  language: string,
  { documents, documentsWith }: Totals,
  holds: (term: string) => boolean,
): number {
  let all = 0;
  let held = 0;
  const ofPhrases = words.map((_, index) =>
    Math.max(
      0,
      ...expansions
        .filter(({ positions }) => positions.includes(index))
        .flatMap(({ phrases }) => phrases.filter((phrase) => occursIn(phrase, language, holds)))
        .map(({ weight }) => weight),
    ),
  );
  for (const [index, { stems, parts }] of words.entries()) {
    const frequency = Math.max(...stems.map(documentsWith));
    const weight = inverseFrequency(documents, frequency);
    const ofParts = parts.length > 0 ? parts.filter(holds).length / parts.length : 0;
    all += weight;
    held += weight * (stems.some(holds) ? 1 : Math.max(ofParts, ofPhrases[index] ?? 0));
  }
  return all === 0 ? 0 : held / all;
}
