import type { Sort } from '../kinds.ts';

/** Spans of time that a list of meetings may be narrowed to; without one it shows what has not ended. */
export const dateRangeNames = ['today', 'weekend', 'week', 'month', 'past', 'any'] as const;

export type DateRangeName = (typeof dateRangeNames)[number];

/** What a list is narrowed to; each stands in the address under its name. */
export type Filters = {
  /** Words searched for. */
  q?: string;
  when?: DateRangeName;
  /** Code of the language that a community writes in. */
  community?: string;
  /** Slugs. */
  city?: string;
  area?: string;
  category?: string;
  /** Bounds of the price, both included. */
  min?: number;
  max?: number;
  partner?: true;
  open?: true;
  sort?: Sort;
};

export type FilterName = keyof Filters;

/** Their order in an address, so that the same list has one address. */
export const filterNames = [
  'q',
  'when',
  'community',
  'city',
  'area',
  'category',
  'min',
  'max',
  'partner',
  'open',
  'sort',
] as const satisfies readonly FilterName[];

/** Without some of them, e.g. to widen a list. */
export function withoutFilters(filters: Filters, ...names: readonly FilterName[]): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name as FilterName)),
  );
}

/**
 * The address of a list narrowed so.
 * @param path the list's own, e.g. `/events`
 * @param page the first one goes without a number
 */
export function filteredPath(path: string, filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) query.set(name, value === true ? '1' : String(value));
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filters that narrow a list, those that go together in one group; the order is none. */
export function filterGroupsOf(filters: Filters): FilterName[][] {
  const names = filterNames.filter((name) => filters[name] !== undefined && name !== 'sort');
  const bounds: FilterName[] = names.filter((name) => name === 'min' || name === 'max');
  const others = names.filter((name) => !bounds.includes(name)).map((name) => [name]);
  return bounds.length > 0 ? [...others, bounds] : others;
}
