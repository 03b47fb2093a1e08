import { suffixStripper } from './suffix-rules';

// The rules and lengths of Lucene's SoraniStemmer
// (org.apache.lucene.analysis.ckb, after Esmaili and Salavati 2013).
const stripPostposition = suffixStripper([
  ['دا', 6],
  ['ەوە', 7],
]);
const stripPossessive = suffixStripper([
  ['مان', 7],
  ['یان', 7],
  ['تان', 7],
]);
const stripEnding = suffixStripper([
  ['ێکی', 7],
  ['یەکی', 8],
  ['ێک', 6],
  ['یەک', 7],
  ['ەکە', 7],
  ['کە', 6],
  ['ەکان', 8],
  ['کان', 7],
  ['یانی', 8],
  ['انی', 7],
  ['یان', 7],
  ['ان', 6],
  ['یانە', 8],
  ['انە', 7],
  ['ایە', 6],
  ['ەیە', 6],
  ['ە', 5],
  ['ی', 5],
]);

/** Light stemmer for Central Kurdish: postposition, possessive, then article or number. */
export const stemSorani = (word: string): string =>
  stripEnding(stripPossessive(stripPostposition(word)));
