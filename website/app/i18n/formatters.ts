import { LRUCache } from 'lru-cache';

/** More than the languages, time zones and forms of one site come to. */
const MOST = 500;

/** Dates in words. */
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Numbers in words. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The plural category of a number. */
export const pluralRules = madeOnce(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** Names of languages. */
export const displayNames = madeOnce(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** Making a formatter takes as long as using it a hundred times, and a list uses some dozens. */
function madeOnce<Options, Formatter extends object>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new LRUCache<string, Formatter>({ max: MOST });
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
