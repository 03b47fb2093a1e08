import type { DemoQuery, QueryGroup } from './demo-queries.ts';
import type { Shares } from './shares.ts';

/** Shares of queries: at least `first`, `first3` and `first10`, at most `nothing`. */
type Floor = Pick<Shares, 'first3' | 'first10' | 'nothing'> & Partial<Pick<Shares, 'first'>>;

// Each floor is one or two queries below what the search reaches: other changes move single queries.

export const GROUP_FLOORS: Record<Exclude<QueryGroup, 'no-answer'>, Floor> = {
  keywords: { first3: 0.95, first10: 0.97, nothing: 0.03 },
  question: { first3: 0.9, first10: 0.95, nothing: 0.03 },
  synonym: { first3: 0.92, first10: 0.92, nothing: 0.03 },
  typo: { first3: 0.95, first10: 0.95, nothing: 0.05 },
  transliteration: { first: 0.89, first3: 0.94, first10: 0.98, nothing: 0.02 },
  inflected: { first3: 0.93, first10: 0.96, nothing: 0.04 },
  'own-language': { first: 0.88, first3: 0.92, first10: 0.96, nothing: 0.04 },
  'cross-language': { first3: 0.67, first10: 0.89, nothing: 0.03 },
};

/** Of the queries that have an answer. */
export const LANGUAGE_FLOORS: Record<DemoQuery['language'], Floor> = {
  en: { first3: 0.83, first10: 0.91, nothing: 0.06 },
  ar: { first3: 0.89, first10: 0.97, nothing: 0.06 },
  fa: { first3: 0.94, first10: 0.97, nothing: 0.06 },
  tr: { first3: 0.91, first10: 0.94, nothing: 0.06 },
  ur: { first3: 0.8, first10: 0.91, nothing: 0.06 },
  ru: { first3: 0.91, first10: 0.97, nothing: 0.06 },
  hi: { first3: 0.83, first10: 0.97, nothing: 0.06 },
  ckb: { first3: 0.88, first10: 0.91, nothing: 0.06 },
};

/** Of the queries that have no answer, the share without results or with a confidence below 0.3. */
export const REJECTED_FLOOR = 0.6;

/** Makes the check whether shares reach a floor. */
export const reaches = (floor: Floor) => (shares: Shares) =>
  shares.first >= (floor.first ?? 0) &&
  shares.first3 >= floor.first3 &&
  shares.first10 >= floor.first10 &&
  shares.nothing <= floor.nothing;
