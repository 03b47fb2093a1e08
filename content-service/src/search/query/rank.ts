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

/** Visitors who type another language than the page's read both, and may look for texts in any. */
const OTHER_LANGUAGE_FACTOR = 1.15;

/** Weight of the words of a phrase for a concept beside its rarest. */
const OTHER_WORDS_WEIGHT = 0.5;

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
 * Makes the function that scores documents for a query: BM25 of its words, plus compound parts and
 * prefixes at half weight, or of other words for a concept where that is more; documents in the
 * query's language score higher.
 */
export function createScorer(
  query: AnalysedQuery,
  totals: Totals,
): (document: RankedDocument) => number {
  const { documents, averageLength, documentsWith } = totals;
  const { language: queryLanguage, pageLanguage = queryLanguage } = query;
  const ownLanguageFactor =
    queryLanguage === pageLanguage ? OWN_LANGUAGE_FACTOR : OTHER_LANGUAGE_FACTOR;
  const weighted = (term: string): Weighted => ({
    term,
    idf: inverseFrequency(documents, documentsWith(term)),
  });
  const words = query.words.map(({ stems, parts }) => ({
    stems: stems.map(weighted),
    prefixes: [...new Set(stems.flatMap((stem) => prefixKey(stem) ?? []))].map(weighted),
    parts: parts.map(weighted),
  }));
  const expansions = (query.expansions ?? []).map(({ positions, phrases }) => ({
    positions,
    // Most other words for a concept are in no document.
    phrases: phrases
      .filter(({ stems }) => stems.every((stem) => documentsWith(stem) > 0))
      .map((phrase) => ({ phrase, stems: phrase.stems.map(weighted) })),
  }));
  return ({ language, length, stems: held }) => {
    const norm = K1 * (1 - B + (B * length) / averageLength);
    const bm25 = ({ idf }: Weighted, frequency: number) =>
      frequency === 0 ? 0 : (idf * frequency * (K1 + 1)) / (frequency + norm);
    const ofStem = (stem: Weighted) => bm25(stem, held.get(stem.term) ?? 0);
    const prefixes = prefixFrequencies(held);
    const scores = words.map(({ stems, prefixes: keys, parts }) => {
      const ofPrefixes = keys.map((key) => bm25(key, prefixes.get(key.term) ?? 0));
      const ofParts = parts.reduce((sum, part) => sum + ofStem(part), 0);
      return (
        Math.max(0, ...stems.map(ofStem)) +
        PART_WEIGHT * ofParts +
        PREFIX_WEIGHT * Math.max(0, ...ofPrefixes)
      );
    });
    let score = scores.reduce((sum, each) => sum + each, 0);
    for (const { positions, phrases } of expansions) {
      const ofWords = positions.reduce((sum, position) => sum + (scores[position] ?? 0), 0);
      let best = 0;
      for (const { phrase, stems } of phrases) {
        if (!occursIn(phrase, language, (stem) => held.has(stem))) continue;
        // Next to each other or not, they are in the text: beside the rarest, the others count less.
        const ofStems = stems.map(ofStem);
        const rarest = Math.max(...ofStems);
        const others = ofStems.reduce((sum, each) => sum + each, 0) - rarest;
        const ofPhrase = phrase.weight * (rarest + OTHER_WORDS_WEIGHT * others);
        // Other words for a concept replace the typed ones; a text with both is no better for it.
        best = Math.max(best, ofPhrase - ofWords);
      }
      score += best;
    }
    return score * (language === query.language ? ownLanguageFactor : 1);
  };
}

/** A term with its inverse document frequency. */
interface Weighted {
  term: string;
  idf: number;
}

/** How often words with a prefix occur, by `prefixKey`. */
function prefixFrequencies(stems: ReadonlyMap<string, number>): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [stem, frequency] of stems) {
    const key = prefixKey(stem);
    if (key !== undefined) frequencies.set(key, (frequencies.get(key) ?? 0) + frequency);
  }
  return frequencies;
}
