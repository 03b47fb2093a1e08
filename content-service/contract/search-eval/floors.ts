import type { DemoQuery, QueryGroup } from './demo-queries.ts';
import type { Shares } from './shares.ts';

/** Shares of queries: at least `first`, `first3` and `first10`, at most `nothing`. */
type Floor = Pick<Shares, 'first3' | 'first10' | 'nothing'> & Partial<Pick<Shares, 'first'>>;

// Each floor is one or two queries below what the search reaches: other changes move single queries.

export const GROUP_FLOORS: Record<Exclude<QueryGroup, 'no-answer'>, Floor> = {
  keywords: { first3: 0.94, first10: 0.97, nothing: 0.03 },
  question: { first3: 0.88, first10: 0.93, nothing: 0.05 },
  synonym: { first3: 0.61, first10: 0.64, nothing: 0.18 },
  typo: { first3: 0.9, first10: 0.9, nothing: 0.1 },
  transliteration: { first3: 0.2, first10: 0.32, nothing: 0.4 },
  inflected: { first3: 0.9, first10: 0.9, nothing: 0.1 },
  'own-language': { first: 0.88, first3: 0.92, first10: 0.92, nothing: 0.08 },
  'cross-language': { first3: 0.09, first10: 0.11, nothing: 0.2 },
};

/** Of the queries that have an answer. */
export const LANGUAGE_FLOORS: Record<DemoQuery['language'], Floor> = {
  en: { first3: 0.7, first10: 0.77, nothing: 0.07 },
  ar: { first3: 0.61, first10: 0.66, nothing: 0.12 },
  fa: { first3: 0.7, first10: 0.7, nothing: 0.12 },
  tr: { first3: 0.66, first10: 0.66, nothing: 0.25 },
  ur: { first3: 0.6, first10: 0.62, nothing: 0.09 },
  ru: { first3: 0.57, first10: 0.57, nothing: 0.23 },
  hi: { first3: 0.58, first10: 0.58, nothing: 0.12 },
  ckb: { first3: 0.62, first10: 0.65, nothing: 0.2 },
};

/** Of the queries that have no answer, the share without results or with a confidence below 0.4. */
export const REJECTED_FLOOR = 0.7;

/** Makes the check whether shares reach a floor. */
export const reaches = (floor: Floor) => (shares: Shares) =>
  shares.first >= (floor.first ?? 0) &&
  shares.first3 >= floor.first3 &&
  shares.first10 >= floor.first10 &&
  shares.nothing <= floor.nothing;
