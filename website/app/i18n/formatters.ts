import { LRUCache } from 'lru-cache';

/** More than a site has combinations of language, time zone and options. */
const MAX_CACHED_FORMATTERS = 500;

/** Formatter of dates. */
export const dateFormat = memoizeFormatter(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formatter of numbers. */
export const numberFormat = memoizeFormatter(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Rules for the plural category of a number. */
export const pluralRules = memoizeFormatter(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** Formatter of "3 days ago". */
export const relativeFormat = memoizeFormatter(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Localised names of languages and currencies. */
export const displayNames = memoizeFormatter(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** Creating a formatter takes as long as a hundred uses, and a list needs dozens. */
function memoizeFormatter<Options, Formatter extends object>(
  create: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const cache = new LRUCache<string, Formatter>({ max: MAX_CACHED_FORMATTERS });
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const cached = cache.get(key);
    if (cached) return cached;
    const formatter = create(locale, options);
    cache.set(key, formatter);
    return formatter;
  };
}
