import { type FilterName, type Filters, filterNames, filterRow } from '../../addresses/filters.ts';
import { type Kind, kinds } from '../../kinds.ts';
import type { Choices } from './choices.ts';
import { filterTypes } from './filter-types.ts';

/**
 * Reads the filters of a list from its address.
 * @param choices what the list offers; see `choicesFor`
 * @returns the filters, and whether one was dropped: a value that is malformed or not among the
 * choices, or an area outside the city
 */
export function readFilters(
  query: URLSearchParams,
  kind: Kind,
  choices: Choices,
): { filters: Filters; hasUnknownFilters: boolean } {
  const requested = filterNames.filter(
    (name) =>
      query.get(name)?.trim() &&
      !isDefaultSort(query, name, kind) &&
      (name !== 'exact' || query.get('q')?.trim()),
  );
  const parsed = Object.fromEntries(
    requested.filter(isOfferedFor(kind)).flatMap((name) => {
      const { parse } = filterTypes[filterRow(name).type];
      const value = parse(query.get(name)?.trim() ?? '', { name, kind, choices });
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Filters;
  const filters = withOrderedBounds(withoutAreaOutsideCity(parsed, choices));
  return { filters, hasUnknownFilters: Object.keys(filters).length < requested.length };
}

/** The form works without JavaScript, so it also submits the default sort order. */
function isDefaultSort(query: URLSearchParams, name: FilterName, kind: Kind): boolean {
  return name === 'sort' && query.get(name) === kinds[kind].sorts[0];
}

/** Whether an address has empty filters: a form without JavaScript submits its empty fields. */
export function hasEmptyFields(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.has(name) && !query.get(name)?.trim());
}

function isOfferedFor(kind: Kind) {
  const offered: readonly string[] = ['q', 'exact', 'sort', 'view', ...kinds[kind].filters];
  return (name: FilterName) => offered.includes(name);
}

/** The form keeps the old area when a visitor chooses another city. */
function withoutAreaOutsideCity(filters: Filters, choices: Choices): Filters {
  const area = choices.areas.find(({ slug }) => slug === filters.area);
  const isOutsideCity = area?.city && filters.city && area.city.slug !== filters.city;
  return isOutsideCity ? { ...filters, area: undefined } : filters;
}

/** Swaps bounds that are the wrong way round. */
function withOrderedBounds({ min, max, ...others }: Filters): Filters {
  const isReversed = min !== undefined && max !== undefined && min > max;
  const all = { ...others, min: isReversed ? max : min, max: isReversed ? min : max };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
