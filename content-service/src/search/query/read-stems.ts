import { expansionStems } from '../concepts/expansion';
import type { AnalysedQuery } from '../text/analyse-query';
import { prefixKey, type Totals } from './rank';

/** No prefix is shorter. */
const START_LENGTH = 3;

/**
 * Makes the function that reads from a stored document the stems, with their weights, that scoring
 * looks at: those of the query and of its expansions, and all that begin like the query's. Of most
 * stems only the first letters are read, because hundreds of documents are scored for a query.
 */
export function stemReader(
  { words, expansions }: AnalysedQuery,
  { documentsWith }: Totals,
): (stored: string) => Map<string, number> {
  const typed = words.flatMap(({ stems, parts }) => [...stems, ...parts]);
  const others = expansionStems(expansions).filter((stem) => documentsWith(stem) > 0);
  const exact = new Set([...typed, ...others]);
  const prefixes = new Set(typed.flatMap((stem) => prefixKey(stem) ?? []));
  const starts = new Set([...exact, ...prefixes].map((stem) => stem.slice(0, START_LENGTH)));
  const isWanted = (stem: string) => exact.has(stem) || prefixes.has(prefixKey(stem) ?? '');
  return (stored) => {
    const stems = new Map<string, number>();
    for (let start = 0; start < stored.length; ) {
      const end = stored.indexOf(' ', start);
      const space = stored.indexOf(' ', end + 1);
      const next = space === -1 ? stored.length : space;
      if (starts.has(stored.slice(start, Math.min(end, start + START_LENGTH)))) {
        const stem = stored.slice(start, end);
        if (isWanted(stem)) stems.set(stem, Number(stored.slice(end + 1, next)));
      }
      start = next + 1;
    }
    return stems;
  };
}
