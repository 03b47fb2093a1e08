import type { Sort } from '../kinds.ts';
import type { Pairs } from './parameters.ts';

/** What narrows a list, besides the kind. */
export type PostFilters = {
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
  excludedId?: number | undefined;
};

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
  return sorts[sort].map((value) => ['sort', value]);
}
