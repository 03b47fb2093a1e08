import type { Sort } from '../kinds.ts';
import { USUAL_HOURS } from '../posts/when.ts';

/** What narrows a list, besides the kind. */
export type Narrowing = {
  /** Words that a post must have; at most twelve and 100 characters. */
  text?: string | undefined;
  /** Code of the language that a community writes in. */
  community?: string | undefined;
  /** Slugs. */
  city?: string | undefined;
  area?: string | undefined;
  category?: string | undefined;
  /** Bounds of the price, both included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  partnersOnly?: boolean | undefined;
  /** Only what has not ended yet. */
  upcoming?: boolean | undefined;
  /** Only what has ended. */
  past?: boolean | undefined;
  /** Only what takes place in a stretch of time or in part of it. */
  during?: { from: Date; to: Date } | undefined;
  /** A post to leave out. */
  except?: number | undefined;
};

export type Pairs = [name: string, value: string][];

/**
 * The filters of the contract that narrow a list so.
 * @param partnerField name of the field that marks official partners
 */
export function narrowingPairs(narrowing: Narrowing, partnerField: string, now: Date): Pairs {
  const { during, except, text } = narrowing;
  const equal: [path: string, value: string | number | undefined][] = [
    ['[nationality][language_query]', narrowing.community],
    ['[city][slug]', narrowing.city],
    ['[area][slug]', narrowing.area],
    ['[post_category][slug]', narrowing.category],
    ['[price][$gte]', narrowing.minPrice],
    ['[price][$lte]', narrowing.maxPrice],
    [`[${partnerField}]`, narrowing.partnersOnly ? 'true' : undefined],
    ['[start][$lt]', during?.to.toISOString()],
    ['[id][$ne]', except],
  ];
  return [
    ...(text ? ([['_q', text]] satisfies Pairs) : []),
    ...equal.flatMap(
      ([path, value]): Pairs => (value === undefined ? [] : [[`filters${path}`, String(value)]]),
    ),
    ...(narrowing.upcoming ? notEndedAt(now) : []),
    ...(narrowing.past ? endedAt(now) : []),
    ...(during ? notEndedAt(during.from) : []),
  ];
}

/** Where many posts may be equal the id decides, or one of them could stand on two pages. */
const sorts: Record<Sort, readonly string[]> = {
  pinned: ['stick_top:desc', 'sticky_order:desc', 'createdAt:desc'],
  newest: ['createdAt:desc'],
  soonest: ['stick_top:desc', 'sticky_order:desc', 'start:asc', 'id:asc'],
  latest: ['start:desc', 'id:desc'],
  cheapest: ['price:asc', 'id:asc'],
  dearest: ['price:desc', 'id:desc'],
};

/** The contract's parameters for an order. */
export function sortPairs(sort: Sort): Pairs {
  return sorts[sort].map((value, at) => [`sort[${at}]`, value]);
}

/** Ends later, or has no end and starts no earlier than a few hours before, or has no time at all. */
function notEndedAt(moment: Date): Pairs {
  return [
    ['filters[$or][0][end][$gte]', moment.toISOString()],
    ['filters[$or][1][$and][0][end][$null]', 'true'],
    ['filters[$or][1][$and][1][start][$gte]', hoursBefore(moment)],
    ['filters[$or][2][$and][0][end][$null]', 'true'],
    ['filters[$or][2][$and][1][start][$null]', 'true'],
  ];
}

/** All that `notEndedAt` leaves out. */
function endedAt(moment: Date): Pairs {
  return [
    ['filters[$or][0][end][$lt]', moment.toISOString()],
    ['filters[$or][1][$and][0][end][$null]', 'true'],
    ['filters[$or][1][$and][1][start][$lt]', hoursBefore(moment)],
  ];
}

function hoursBefore(moment: Date): string {
  return new Date(moment.getTime() - USUAL_HOURS * 3_600_000).toISOString();
}
