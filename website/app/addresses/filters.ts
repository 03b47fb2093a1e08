import type { Filter, Sort } from '../kinds.ts';

/** Periods that a list of events can be limited to; by default it shows what has not ended. */
export const dateRangeNames = ['today', 'weekend', 'week', 'month', 'past', 'any'] as const;

export type DateRangeName = (typeof dateRangeNames)[number];

/** The value that each type of filter has once it is read from an address. */
type FilterValues = {
  text: string;
  dateRange: DateRangeName;
  /** Code of the language that a community writes in. */
  community: string;
  /** Code of a language spoken at a place. */
  spokenLanguage: string;
  /** Slug. */
  place: string;
  /** Slug of an area, which belongs to a city. */
  area: string;
  price: number;
  flag: true;
  sort: Sort;
  /** The form of a list: cards unless `compact`. */
  view: 'compact';
};

export type FilterType = keyof FilterValues;

type FilterRow = {
  /** How it is read, labelled and shown as a field: see `posts/filters/filter-types.ts`. */
  type: FilterType;
  /** The reference list that it chooses from. */
  choices?: 'cities' | 'areas' | 'categories';
  /** Filters of one group have one label and are removed together. */
  group?: 'price';
};

/**
 * The table of filters. The name of a row is the name of the filter in an address, in `kinds.ts`,
 * in the messages and in the conditions of the content service; the order of the rows is their
 * order in an address, so that each list has one address.
 */
const filterTable = {
  q: { type: 'text' },
  /** Searches for the words as typed, without correcting them. */
  exact: { type: 'flag' },
  when: { type: 'dateRange' },
  community: { type: 'community' },
  city: { type: 'place', choices: 'cities' },
  area: { type: 'area', choices: 'areas' },
  category: { type: 'place', choices: 'categories' },
  min: { type: 'price', group: 'price' },
  max: { type: 'price', group: 'price' },
  free: { type: 'flag' },
  /** Posted within the last days. */
  recent: { type: 'flag' },
  partner: { type: 'flag' },
  open: { type: 'flag' },
  delivers: { type: 'flag' },
  speaks: { type: 'spokenLanguage' },
  sort: { type: 'sort' },
  view: { type: 'view' },
} as const satisfies Record<Filter | 'q' | 'exact' | 'sort' | 'view', FilterRow>;

export type FilterName = keyof typeof filterTable;

export const filterNames = Object.keys(filterTable) as FilterName[];

/** The filters of a list, as its address names them. */
export type Filters = {
  -readonly [Name in FilterName]?: FilterValues[(typeof filterTable)[Name]['type']];
};

/** The row of a filter, for code that treats all filters alike. */
export function filterRow(name: FilterName): FilterRow {
  return filterTable[name];
}

/** What goes with a filter: how words are searched, and the area of a city. */
const goesWith: Partial<Record<FilterName, FilterName>> = { q: 'exact', city: 'area' };

/** The filters without some of them, e.g. to widen a list, and without what goes with those. */
export function withoutFilters(filters: Filters, ...names: readonly FilterName[]): Filters {
  const removed: readonly string[] = [...names, ...names.flatMap((name) => goesWith[name] ?? [])];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !removed.includes(name)));
}

/** A filter's value as it is written in an address and in the form; undefined if it is not set. */
export function filterText(filters: Filters, name: FilterName): string | undefined {
  const value = filters[name];
  if (value === undefined) return undefined;
  return value === true ? '1' : String(value);
}

/**
 * The address of a filtered list.
 * @param path path of the list, e.g. `/events`
 * @param page the first page has no number in its address
 */
export function filteredPath(path: string, filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const text = filterText(filters, name);
    if (text !== undefined) query.set(name, text);
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What is chosen by links only: the form of filters keeps it. */
export const linkedFilters = ['recent', 'delivers', 'view'] as const satisfies FilterName[];

/** What the address of a list says of its order, its form and how words are searched. */
const notFilters: readonly FilterName[] = ['sort', 'view', 'exact'];

/** The active filters in groups that are shown and removed as one. */
export function filterGroupsOf(filters: Filters): FilterName[][] {
  const names = filterNames.filter(
    (name) => filters[name] !== undefined && !notFilters.includes(name),
  );
  return [...Map.groupBy(names, (name) => filterRow(name).group ?? name).values()];
}
