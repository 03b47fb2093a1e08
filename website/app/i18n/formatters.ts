import { LRUCache } from 'lru-cache';

/** More than the languages, time zones and forms of one site come to. */
const MAX_CACHED_FORMATTERS = 500;

/** Dates in words. */
export const dateFormat = memoizeFormatter(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Numbers in words. */
export const numberFormat = memoizeFormatter(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The plural category of a number. */
export const pluralRules = memoizeFormatter(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** Names of languages. */
export const displayNames = memoizeFormatter(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** Making a formatter takes as long as using it a hundred times, and a list uses some dozens. */
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
