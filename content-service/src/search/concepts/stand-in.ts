import type { AnalysedQuery } from '../text/analyse-query';

/** What other words for a concept count at least if no text holds those that were typed: decision 27. */
const WEIGHT = 0.75;

/**
 * Lets other words for a concept stand in for words that no text holds. Beside the typed ones they count
 * little (`expand-query.ts`), so posts with any of the remaining words of the query would come first.
 * @param isHeld whether any text holds a stem
 */
export function withStandIns(
  query: AnalysedQuery,
  isHeld: (stem: string) => boolean,
): AnalysedQuery {
  const isMissing = (position: number) => !query.words[position]?.stems.some(isHeld);
  const expansions = (query.expansions ?? []).map(({ positions, phrases }) => ({
    positions,
    phrases: positions.some(isMissing)
      ? phrases.map((phrase) => ({ ...phrase, weight: Math.max(phrase.weight, WEIGHT) }))
      : phrases,
  }));
  return { ...query, expansions };
}
