import {
  dateRangeNames,
  type FilterName,
  type Filters,
  filterNames,
} from '../../addresses/filters.ts';
import { type Filter, type Kind, kinds, type Sort } from '../../kinds.ts';
import type { Place } from '../post.ts';
import { searchText } from '../search/search-text.ts';
import type { Choices } from './choices.ts';

/** Highest price that can be asked for. */
const MAX_PRICE = 1_000_000_000;

type ParseContext = { kind: Kind; choices: Choices };

/** How each value is read; undefined where it is nonsense or names nothing that is on offer. */
const parsers: { [Name in FilterName]-?: (value: string, setting: ParseContext) => Filters[Name] } =
  {
    q: (value) => searchText(value) ?? undefined,
    when: (value, { kind }) =>
      offers(kind, 'when') ? dateRangeNames.find((span) => span === value) : undefined,
    community: (value, { choices }) =>
      choices.communities.find(({ code }) => code === value.toLowerCase())?.code,
    city: (value, { choices }) => knownSlug(choices.cities, value),
    area: (value, { choices }) => knownSlug(choices.areas, value),
    category: (value, { choices }) => knownSlug(choices.categories, value),
    min: (value, { kind }) => (offers(kind, 'price') ? parsePrice(value) : undefined),
    max: (value, { kind }) => (offers(kind, 'price') ? parsePrice(value) : undefined),
    partner: (value, { kind }) => (offers(kind, 'partner') && value === '1' ? true : undefined),
    open: (value, { kind }) => (offers(kind, 'open') && value === '1' ? true : undefined),
    sort: (value, { kind }) => {
      const [defaultSort, ...others]: readonly Sort[] = kinds[kind].sorts;
      return value === defaultSort ? undefined : others.find((sort) => sort === value);
    },
  };

/**
 * What an address narrows a list to.
 * @param choices what the list offers; see `choicesFor`
 * @returns the filters, and whether something was left out: a value that names nothing, or an
 * area outside the city
 */
export function readFilters(
  query: URLSearchParams,
  kind: Kind,
  choices: Choices,
): { filters: Filters; hasUnknownFilters: boolean } {
  const requested = filterNames.filter(
    (name) => query.get(name)?.trim() && !isDefaultSort(query, name, kind),
  );
  const parsed = Object.fromEntries(
    requested.flatMap((name) => {
      const value = parsers[name](query.get(name)?.trim() ?? '', { kind, choices });
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Filters;
  const filters = withOrderedBounds(withoutAreaOutsideCity(parsed, choices));
  return { filters, hasUnknownFilters: Object.keys(filters).length < requested.length };
}

/** A form without script sends its usual order and empty fields along. */
function isDefaultSort(query: URLSearchParams, name: FilterName, kind: Kind): boolean {
  return name === 'sort' && query.get(name) === kinds[kind].sorts[0];
}

/** Whether an address carries fields that say nothing: a form without script sends them along. */
export function hasEmptyFields(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.has(name) && !query.get(name)?.trim());
}

function offers(kind: Kind, filter: Filter): boolean {
  const filters: readonly Filter[] = kinds[kind].filters;
  return filters.includes(filter);
}

function knownSlug(places: readonly Place[], value: string): string | undefined {
  return places.find(({ slug }) => slug === value)?.slug;
}

function parsePrice(value: string): number | undefined {
  const number = /^\d{1,12}(?:\.\d{1,3})?$/.test(value) ? Number(value) : Number.NaN;
  return number <= MAX_PRICE ? number : undefined;
}

/** Who chooses another city leaves the area of the former one behind. */
function withoutAreaOutsideCity(filters: Filters, choices: Choices): Filters {
  const area = choices.areas.find(({ slug }) => slug === filters.area);
  const isOutsideCity = area?.city && filters.city && area.city.slug !== filters.city;
  return isOutsideCity ? { ...filters, area: undefined } : filters;
}

/** Bounds that stand the wrong way round are turned. */
function withOrderedBounds({ min, max, ...others }: Filters): Filters {
  const isReversed = min !== undefined && max !== undefined && min > max;
  const all = { ...others, min: isReversed ? max : min, max: isReversed ? min : max };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
