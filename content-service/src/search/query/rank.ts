import { occursIn } from '../concepts/expansion';
import type { AnalysedQuery } from '../text/analyse-query';

/** BM25's term saturation and length normalisation; results barely change for k1 2 to 3, b 0.5 to 0.75. */
const K1 = 2;
const B = 0.75;

/** Weight of a match of a compound's part, and of a prefix, relative to a whole word. */
const PART_WEIGHT = 0.5;
const PREFIX_WEIGHT = 0.5;

/** Light stemmers do not join all forms of a word family; a common prefix does. */
const PREFIX_LENGTH = 4;

/** Most Arabic roots have three letters. */
const PREFIX_LENGTH_ARABIC = 3;
const ARABIC_START = /^\p{Script=Arabic}/u;

const OWN_LANGUAGE_FACTOR = 1.3;

/** What ranking needs of a document. */
export interface RankedDocument {
  language: string;
  length: number;
  stems: ReadonlyMap<string, number>;
}

/** Statistics of the whole index. */
export interface Totals {
  documents: number;
  averageLength: number;
  /** The number of documents with a stem, or with a word that starts with `prefixKey`. */
  documentsWith: (term: string) => number;
}

/** The prefix of a stem under which it is counted; undefined for a short stem. */
export function prefixKey(stem: string): string | undefined {
  const length = ARABIC_START.test(stem) ? PREFIX_LENGTH_ARABIC : PREFIX_LENGTH;
  return stem.length >= length ? `${stem.slice(0, length)}*` : undefined;
}

/** Inverse document frequency: rare words weigh more. */
export const inverseFrequency = (documents: number, documentsWith: number): number =>
  Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5));

/**
 * Scores a document for a query: BM25 of its words, plus compound parts and prefixes at half weight,
 * or of other words for a concept where that is more; documents in the query's language score higher.
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
  const scores = query.words.map(({ stems, parts }) => {
    const keys = [...new Set(stems.map(prefixKey))].filter((key) => key !== undefined);
    const ofPrefixes = keys.map((key) => bm25(key, prefixes.get(key) ?? 0));
    const ofParts = parts.reduce((sum, part) => sum + ofStem(part), 0);
    return (
      Math.max(0, ...stems.map(ofStem)) +
      PART_WEIGHT * ofParts +
      PREFIX_WEIGHT * Math.max(0, ...ofPrefixes)
    );
  });
  let score = scores.reduce((sum, each) => sum + each, 0);
  for (const { positions, phrases } of query.expansions ?? []) {
    const ofWords = positions.reduce((sum, position) => sum + (scores[position] ?? 0), 0);
    const ofPhrases = phrases
      .filter((phrase) => occursIn(phrase, document.language, (stem) => document.stems.has(stem)))
      // Of several words only the rarest counts: next to each other or not, they are in the text.
      .map(({ stems, weight }) => weight * Math.max(...stems.map(ofStem)));
    // Other words for a concept replace the typed ones; a text with both is no better for it.
    score += Math.max(0, ...ofPhrases.map((ofPhrase) => ofPhrase - ofWords));
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
