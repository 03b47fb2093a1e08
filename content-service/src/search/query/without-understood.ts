import type { AnalysedQuery } from '../text/analyse-query';
import type { Understanding } from '../understand/understand';

/** A query without the words that were understood, and without the concepts that they name. */
export function withoutUnderstood(query: AnalysedQuery, { rest }: Understanding): AnalysedQuery {
  const kept = query.words.flatMap(({ word }, position) => (rest.has(word) ? [position] : []));
  const expansions = (query.expansions ?? [])
    .filter(({ positions }) => positions.every((position) => kept.includes(position)))
    .map(({ positions, phrases }) => ({
      positions: positions.map((position) => kept.indexOf(position)),
      phrases,
    }));
  return { ...query, words: query.words.filter(({ word }) => rest.has(word)), expansions };
}
