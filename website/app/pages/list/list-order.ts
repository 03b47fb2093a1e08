import type { Filters } from '../../addresses/filters.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type Kind, kinds, type Sort } from '../../kinds.ts';

/** The order of a list; `best` is that of the search. */
export type ListOrder = Sort | 'best';

/** Orders in which pinned posts come first. */
const ordersWithPinned: readonly ListOrder[] = ['pinned', 'soonest'];

/** The order that a list is in: that of the search, the chosen one, or that of its kind and period. */
export function orderOf(kind: Kind, { sort, when }: Filters, isSearched: boolean): ListOrder {
  if (sort) return sort;
  if (isSearched) return 'best';
  return when === 'past' || when === 'any' ? 'latest' : kinds[kind].sorts[0];
}

/** Posts of a list in its order: those that are pinned to its top, and the others. */
export function inGroups<Listed extends { isSticky: boolean }>(
  posts: readonly Listed[],
  order: ListOrder,
): { pinned: Listed[]; others: Listed[] } {
  const isPinned = ({ isSticky }: Listed) => isSticky && ordersWithPinned.includes(order);
  return { pinned: posts.filter(isPinned), others: posts.filter((post) => !isPinned(post)) };
}

/** The name of the order that posts are in which are not pinned. */
export function orderName(order: ListOrder, { list }: Messages): string {
  if (order === 'best') return list.bestFirst;
  return list.sorts[order === 'pinned' ? 'newest' : order];
}
