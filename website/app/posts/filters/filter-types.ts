import { typedAmount } from 'folding/typed-amount';
import {
  dateRangeNames,
  type FilterName,
  type Filters,
  type FilterType,
} from '../../addresses/filters.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { formatNumber } from '../../i18n/number.ts';
import { type Kind, kinds, type Sort } from '../../kinds.ts';
import { nameIn } from '../names.ts';
import { searchText } from '../search/search-text.ts';
import { type Choices, placesOf } from './choices.ts';
import { languageCodeOf } from './language-choices.ts';

/** The highest price that can be entered. */
const MAX_PRICE = 1_000_000_000;

type ParseContext = { name: FilterName; kind: Kind; choices: Choices };

export type LabelContext = {
  filters: Filters;
  choices: Choices;
  messages: Messages;
  language: string;
  locale: string;
};

type FilterTypeRow = {
  /** Reads a value from an address; undefined if it is malformed or not among the choices. */
  parse: (value: string, context: ParseContext) => Filters[FilterName];
  /** Describes the value of an active filter, e.g. "Dubai". @param value as in the address */
  label: (name: FilterName, value: string, context: LabelContext) => string;
};

const placeFilter = {
  parse: (value, { name, choices }) =>
    placesOf(name, choices).find(({ slug }) => slug === value)?.slug,
  label: (name, value, { choices, language }) => {
    const place = placesOf(name, choices).find(({ slug }) => slug === value);
    return place ? nameIn(place, language) : '';
  },
} satisfies FilterTypeRow;

/** How each type of filter is read from an address and labelled. */
export const filterTypes: Record<FilterType, FilterTypeRow> = {
  text: {
    parse: (value) => searchText(value) ?? undefined,
    label: (_name, value, { messages }) => messages.list.quoted(value),
  },
  dateRange: {
    parse: (value) => dateRangeNames.find((range) => range === value),
    label: (_name, _value, { filters, messages }) =>
      filters.when ? messages.list.spans[filters.when] : '',
  },
  community: {
    parse: (value, { choices }) => languageCodeOf(value, choices.communities),
    label: (_name, value, { locale }) => languageNames([value], locale),
  },
  spokenLanguage: {
    parse: (value, { choices }) => languageCodeOf(value, choices.communities),
    label: (_name, value, { messages, locale }) =>
      messages.list.speaksLanguage(languageNames([value], locale)),
  },
  place: placeFilter,
  area: placeFilter,
  price: { parse: parsePrice, label: priceRangeLabel },
  flag: {
    parse: (value) => (value === '1' ? true : undefined),
    label: (name, _value, { messages }) =>
      name === 'q' || name === 'exact' || name === 'view' ? '' : messages.list[name],
  },
  sort: {
    // The default order is not written into addresses.
    parse: (value, { kind }) => {
      const [, ...others]: readonly Sort[] = kinds[kind].sorts;
      return others.find((sort) => sort === value);
    },
    label: (_name, _value, { filters, messages }) =>
      filters.sort ? messages.list.sorts[filters.sort] : '',
  },
  view: {
    parse: (value) => (value === 'compact' ? value : undefined),
    label: () => '',
  },
};

/** As people type it; or as links have it, where 1.125 is no thousand. */
function parsePrice(value: string): number | undefined {
  const isOfLink = /^\d+(?:\.\d{1,3})?$/.test(value) && String(Number(value)) === value;
  const price = isOfLink ? Number(value) : typedAmount(value);
  return price !== undefined && price <= MAX_PRICE ? price : undefined;
}

/** Both bounds share one label. */
function priceRangeLabel(
  _name: FilterName,
  _value: string,
  { filters: { min, max }, messages, locale }: LabelContext,
): string {
  const [from, to] = [min, max].map((price) =>
    price === undefined ? null : formatNumber(price, locale),
  );
  if (from && to) return messages.list.priceBetween(from, to);
  return from ? messages.list.priceFrom(from) : messages.list.priceTo(to ?? '');
}
