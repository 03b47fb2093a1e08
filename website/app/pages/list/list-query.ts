import type { Filters } from '../../addresses/filters.ts';
import type { ListQuery } from '../../content/query.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import { dateRangeOf } from '../../posts/filters/date-range.ts';

/**
 * The query for a kind's list. Opening hours are not part of it: the content service cannot filter
 * by them.
 * @param timeZone IANA zone that decides where a day begins
 */
export function listQuery(
  kind: Kind,
  { when, open: _, exact: __, ...filters }: Filters,
  now: Date,
  timeZone: string,
): ListQuery {
  return { kind, ...(isTimed(kind) ? timeQueryOf(when, now, timeZone) : {}), ...filters };
}

/** By default, events that have not ended; past ones only on request. */
function timeQueryOf(when: Filters['when'], now: Date, timeZone: string): ListQuery {
  if (!when) return { upcoming: true };
  if (when === 'past') return { past: true };
  if (when === 'any') return { sort: 'latest' };
  return { during: dateRangeOf(when, now, timeZone) };
}
