import type { AnalysedQuery } from '../text/analyse-query';

/** BM25's saturation and weight of the length; results hardly change for k1 2 to 3, b .5 to .75. */
const K1 = 2;
const B = 0.75;

/** What a hit on a compound's part, and on the beginning of a word, counts beside a whole word. */
const PART_WEIGHT = 0.5;
const PREFIX_WEIGHT = 0.5;

/** Light stemmers leave the forms of a family apart; their first letters join them. */
const PREFIX_LENGTH = 4;

const OWN_LANGUAGE_FACTOR = 1.3;

/** A document as far as ranking looks at it. */
export interface RankedDocument {
  language: string;
  length: number;
  stems: ReadonlyMap<string, number>;
}

/** What is known of all documents together. */
export interface Totals {
  documents: number;
  averageLength: number;
  /** In how many documents a stem stands, or a word that begins with `prefixKey`. */
  documentsWith: (term: string) => number;
}

/** The beginning of a stem as it is counted; undefined for a short one. */
export const prefixKey = (stem: string): string | undefined =>
  stem.length >= PREFIX_LENGTH ? `${stem.slice(0, PREFIX_LENGTH)}*` : undefined;

/** Inverse document frequency: rare words weigh more. */
export const inverseFrequency = (documents: number, documentsWith: number): number =>
  Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5));

/**
 * How well a document fits a query: BM25 of its words, with half for the parts of compounds and
 * half for the first letters, more for a text in the query's language.
 */
export function scoreDocument(
  query: AnalysedQuery,
  document: RankedDocument,
  totals: Totals,
): number {
  const { documents, averageLength, documentsWith } = totals;
  const norm = K1 * (1 - B + (B * document.length) / averageLength);
  const bm25 = (term: string, frequency: number) =>
    frequency === 0
      ? 0
      : (inverseFrequency(documents, documentsWith(term)) * frequency * (K1 + 1)) /
        (frequency + norm);
  const ofStem = (stem: string) => bm25(stem, document.stems.get(stem) ?? 0);
  const prefixes = prefixFrequencies(query, document);
  let score = 0;
  for (const { stems, parts } of query.words) {
    score += Math.max(0, ...stems.map(ofStem));
    for (const part of parts) score += PART_WEIGHT * ofStem(part);
    const keys = [...new Set(stems.map(prefixKey))].filter((key) => key !== undefined);
    const ofPrefixes = keys.map((key) => bm25(key, prefixes.get(key) ?? 0));
    score += PREFIX_WEIGHT * Math.max(0, ...ofPrefixes);
  }
  return score * (document.language === query.language ? OWN_LANGUAGE_FACTOR : 1);
}

function prefixFrequencies(query: AnalysedQuery, document: RankedDocument): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const { stems } of query.words) {
    for (const stem of stems) {
      const key = prefixKey(stem);
      if (key !== undefined) frequencies.set(key, 0);
    }
  }
  for (const [stem, frequency] of document.stems) {
    const key = prefixKey(stem);
    const sum = key === undefined ? undefined : frequencies.get(key);
    if (key !== undefined && sum !== undefined) frequencies.set(key, sum + frequency);
  }
  return frequencies;
}
