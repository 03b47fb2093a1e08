import type { Filters } from '../../addresses/filters.ts';
import type { ListQuery } from '../../content/query.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import { dateRangeOf } from '../../posts/filters/date-range.ts';

/**
 * What the content service is asked for a kind's list.
 * @param timeZone IANA zone whose days count
 */
export function listQuery(kind: Kind, filters: Filters, now: Date, timeZone: string): ListQuery {
  const { q, min, max, partner, community, city, area, category, sort } = filters;
  return {
    kind,
    text: q,
    community,
    city,
    area,
    category,
    minPrice: min,
    maxPrice: max,
    partnersOnly: partner,
    ...(isTimed(kind) ? timeFilterOf(filters, now, timeZone) : {}),
    ...(sort ? { sort } : {}),
  };
}

/** Of meetings, what has not ended; what has is still there for who asks for it. */
function timeFilterOf({ when }: Filters, now: Date, timeZone: string): ListQuery {
  if (!when) return { upcoming: true };
  if (when === 'past') return { past: true };
  if (when === 'any') return { sort: 'latest' };
  return { during: dateRangeOf(when, now, timeZone) };
}
