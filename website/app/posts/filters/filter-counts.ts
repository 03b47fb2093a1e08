import type { FilterName } from '../../addresses/filters.ts';
import type { Place } from '../post.ts';

/** Filters whose choices are counted. */
export type CountedFilter = 'city' | 'area' | 'category';

/** Numbers of posts by the slug of a choice; one without posts is missing. */
export type FilterCounts = Record<CountedFilter, ReadonlyMap<string, number>>;

/** A choice, and the number of posts that it leads to; null if that is unknown. */
export type CountedPlace = Place & { total: number | null };

const isCounted = (name: FilterName, counts: FilterCounts): name is CountedFilter => name in counts;

/**
 * The choices of a filter that lead to something, and the chosen one, which may not.
 * @param counts null if they are unknown: then all choices are offered
 */
export function offeredPlaces(
  name: FilterName,
  places: readonly Place[],
  { counts, chosen }: { counts: FilterCounts | null; chosen: string | undefined },
): CountedPlace[] {
  if (!counts || !isCounted(name, counts))
    return places.map((place) => ({ ...place, total: null }));
  return places
    .map((place) => ({ ...place, total: counts[name].get(place.slug) ?? 0 }))
    .filter(({ slug, total }) => total > 0 || slug === chosen);
}
