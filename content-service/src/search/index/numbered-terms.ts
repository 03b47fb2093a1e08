import { prefixKey } from '../query/rank';
import { countText, createNumbering, type Numbering } from './numbering';

/** The terms of all documents of a build: stems, and how they begin. */
export interface NumberedTerms {
  numbering: Numbering;
  /** By stem its number, and that of its prefix or 0. */
  stems: Map<string, { own: number; prefix: number }>;
  /** By number of a prefix the last document that it was counted for. */
  lastDocuments: number[];
}

export const createNumberedTerms = (): NumberedTerms => ({
  numbering: createNumbering(),
  stems: new Map(),
  lastDocuments: [],
});

/**
 * Counts a stem of a document, and its prefix once for each document.
 * @param document different from that of the document before
 * @returns the number of the stem
 */
export function countStem(terms: NumberedTerms, stem: string, document: number): number {
  const { numbering, stems, lastDocuments } = terms;
  const known = stems.get(stem);
  if (known === undefined) return addStem(terms, stem, document);
  const { counts } = numbering;
  counts[known.own - 1] = (counts[known.own - 1] ?? 0) + 1;
  if (known.prefix > 0 && lastDocuments[known.prefix] !== document) {
    lastDocuments[known.prefix] = document;
    counts[known.prefix - 1] = (counts[known.prefix - 1] ?? 0) + 1;
  }
  return known.own;
}

function addStem(
  { numbering, stems, lastDocuments }: NumberedTerms,
  stem: string,
  document: number,
): number {
  const own = countText(numbering, stem);
  const key = prefixKey(stem);
  let prefix = 0;
  if (key !== undefined) {
    prefix = numbering.numbers.get(key) ?? 0;
    if (prefix === 0 || lastDocuments[prefix] !== document) prefix = countText(numbering, key);
    lastDocuments[prefix] = document;
  }
  stems.set(stem, { own, prefix });
  return own;
}
