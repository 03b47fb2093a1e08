import { type FilterName, type Filters, filterGroupsOf } from '../../addresses/filters.ts';
import { formatNumber } from '../../i18n/format.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import type { Place } from '../../posts/post.ts';

/** What a list is narrowed to, in words; what goes together is one. */
export type ActiveFilter = { names: FilterName[]; label: string };

type LabelContext = { filters: Filters; choices: Choices; messages: Messages; locale: string };

/** Everything that a list is narrowed to, in the order of its address. */
export function activeFilters(context: LabelContext): ActiveFilter[] {
  return filterGroupsOf(context.filters).map((names) => ({
    names,
    label: labelOf(names, context),
  }));
}

/** The name of one group of filters with its value, e.g. "Dubai". */
export function labelOf([name]: readonly FilterName[], context: LabelContext): string {
  return name ? labelGetters[name](context) : '';
}

const placeName = (places: readonly Place[], slug: string | undefined) =>
  places.find((place) => place.slug === slug)?.name ?? '';

const labelGetters: Record<FilterName, (setting: LabelContext) => string> = {
  q: ({ filters, messages }) => messages.list.quoted(filters.q ?? ''),
  when: ({ filters, messages }) => (filters.when ? messages.list.spans[filters.when] : ''),
  community: ({ filters, locale }) => languageNames([filters.community ?? ''], locale),
  city: ({ filters, choices }) => placeName(choices.cities, filters.city),
  area: ({ filters, choices }) => placeName(choices.areas, filters.area),
  category: ({ filters, choices }) => placeName(choices.categories, filters.category),
  min: priceRangeLabel,
  max: priceRangeLabel,
  partner: ({ messages }) => messages.list.partner,
  open: ({ messages }) => messages.list.open,
  sort: ({ filters, messages }) => (filters.sort ? messages.list.sorts[filters.sort] : ''),
};

function priceRangeLabel({ filters: { min, max }, messages, locale }: LabelContext): string {
  const [from, to] = [min, max].map((price) =>
    price === undefined ? null : formatNumber(price, locale),
  );
  if (from && to) return messages.list.priceBetween(from, to);
  return from ? messages.list.priceFrom(from) : messages.list.priceTo(to ?? '');
}
