import type { Filters } from '../../addresses/filters.ts';
import type { ListQuery } from '../../content/query.ts';
import { startOfMinute } from '../../content/whole-minutes.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import { dateRangeOf } from '../../posts/filters/date-range.ts';

/** How long a post is recent. */
const RECENT_MS = 7 * 86_400_000;

/**
 * The query for a kind's list. Opening hours, delivery and spoken languages are not part of it: the content
 * service cannot filter by them. Nor is what only the page or its search depends on.
 * @param timeZone IANA zone that decides where a day begins
 */
export function listQuery(
  kind: Kind,
  {
    when,
    recent,
    open: _,
    delivers: __,
    speaks: ___,
    exact: ____,
    view: _____,
    ...filters
  }: Filters,
  now: Date,
  timeZone: string,
): ListQuery {
  const postedSince = recent && startOfMinute(new Date(now.getTime() - RECENT_MS));
  return {
    kind,
    ...(isTimed(kind) ? timeQueryOf(when, now, timeZone) : {}),
    ...(postedSince && { postedSince }),
    ...filters,
  };
}

/** By default, events that have not ended; past ones only on request. */
function timeQueryOf(when: Filters['when'], now: Date, timeZone: string): ListQuery {
  if (!when) return { upcoming: true };
  if (when === 'past') return { past: true };
  if (when === 'any') return { sort: 'latest' };
  return { during: dateRangeOf(when, now, timeZone) };
}
