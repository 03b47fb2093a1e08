import { type FilterName, type Filters, filterNames, spans } from '../../addresses/filters.ts';
import { type Filter, type Kind, kinds, type Sort } from '../../kinds.ts';
import type { Place } from '../post.ts';
import { searchText } from '../search/search-text.ts';
import type { Choices } from './choices.ts';

/** Highest price that can be asked for. */
const HIGHEST_PRICE = 1_000_000_000;

type Setting = { kind: Kind; choices: Choices };

/** How each value is read; undefined where it is nonsense or names nothing that is on offer. */
const readers: { [Name in FilterName]-?: (value: string, setting: Setting) => Filters[Name] } = {
  q: (value) => searchText(value) ?? undefined,
  when: (value, { kind }) =>
    offers(kind, 'when') ? spans.find((span) => span === value) : undefined,
  community: (value, { choices }) =>
    choices.communities.find(({ code }) => code === value.toLowerCase())?.code,
  city: (value, { choices }) => slugAmong(choices.cities, value),
  area: (value, { choices }) => slugAmong(choices.areas, value),
  category: (value, { choices }) => slugAmong(choices.categories, value),
  min: (value, { kind }) => (offers(kind, 'price') ? price(value) : undefined),
  max: (value, { kind }) => (offers(kind, 'price') ? price(value) : undefined),
  partner: (value, { kind }) => (offers(kind, 'partner') && value === '1' ? true : undefined),
  open: (value, { kind }) => (offers(kind, 'open') && value === '1' ? true : undefined),
  sort: (value, { kind }) => {
    const [usual, ...others]: readonly Sort[] = kinds[kind].sorts;
    return value === usual ? undefined : others.find((sort) => sort === value);
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
): { filters: Filters; isPartial: boolean } {
  const asked = filterNames.filter(
    (name) => query.get(name)?.trim() && !isUsual(query, name, kind),
  );
  const read = Object.fromEntries(
    asked.flatMap((name) => {
      const value = readers[name](query.get(name)?.trim() ?? '', { kind, choices });
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Filters;
  const filters = inOrder(inCity(read, choices));
  return { filters, isPartial: Object.keys(filters).length < asked.length };
}

/** A form without script sends its usual order and empty fields along. */
function isUsual(query: URLSearchParams, name: FilterName, kind: Kind): boolean {
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

function slugAmong(places: readonly Place[], value: string): string | undefined {
  return places.find(({ slug }) => slug === value)?.slug;
}

function price(value: string): number | undefined {
  const number = /^\d{1,12}(?:\.\d{1,3})?$/.test(value) ? Number(value) : Number.NaN;
  return number <= HIGHEST_PRICE ? number : undefined;
}

/** Who chooses another city leaves the area of the former one behind. */
function inCity(filters: Filters, choices: Choices): Filters {
  const area = choices.areas.find(({ slug }) => slug === filters.area);
  const isElsewhere = area?.city && filters.city && area.city.slug !== filters.city;
  return isElsewhere ? { ...filters, area: undefined } : filters;
}

/** Bounds that stand the wrong way round are turned. */
function inOrder({ min, max, ...others }: Filters): Filters {
  const turned = min !== undefined && max !== undefined && min > max;
  const all = { ...others, min: turned ? max : min, max: turned ? min : max };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
