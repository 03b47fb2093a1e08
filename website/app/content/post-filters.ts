import type { Filters } from '../addresses/filters.ts';
import { type Kind, kinds, type Sort } from '../kinds.ts';
import type { Pairs } from './parameters.ts';

/** Filters that the content service has parameters for, under their names in an address. */
export type QueryFilters = Omit<
  Filters,
  'when' | 'recent' | 'open' | 'delivers' | 'speaks' | 'exact' | 'sort' | 'view'
>;

/** What limits a list, besides the kind. */
export type PostFilters = QueryFilters & {
  /** Only posts that have not ended. */
  upcoming?: boolean | undefined;
  /** Only posts that have ended. */
  past?: boolean | undefined;
  /** Only posts that take place, at least partly, within a period. */
  during?: { from: Date; to: Date } | undefined;
  /** Only posts that were created since. */
  postedSince?: Date | undefined;
  /** A post to leave out. */
  excludedId?: number | undefined;
};

/** Orders in which many posts may be equal end with the id, so that no post appears on two pages. */
const sorts: Record<Sort, readonly string[]> = {
  pinned: ['stick_top:desc', 'sticky_order:desc', 'createdAt:desc'],
  newest: ['createdAt:desc'],
  soonest: ['stick_top:desc', 'sticky_order:desc', 'start:asc', 'id:asc'],
  latest: ['start:desc', 'id:desc'],
  cheapest: ['price:asc', 'id:asc'],
  dearest: ['price:desc', 'id:desc'],
};

/** Within the contract's order; an addition of our content service. */
const sinkingOrder = sorts.pinned.toSpliced(2, 0, 'listed_last:asc');

/** The contract's parameters for an order. @param kind of the posts, if they are of one kind */
export function sortPairs(sort: Sort, kind?: Kind): Pairs {
  const isSinking = sort === 'pinned' && kind && kinds[kind].whenUnchecked === 'sinks';
  return (isSinking ? sinkingOrder : sorts[sort]).map((value) => ['sort', value]);
}
