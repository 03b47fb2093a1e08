import { fold } from 'folding/fold';

/** The languages of the panel, with both sets of Arabic names, and two in which people bring tables. */
const LOCALES = ['en', 'ar-EG', 'ar-SY', 'tr', 'ru', 'fa-u-ca-gregory', 'hi', 'ur', 'de', 'fr'];

const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // In a date, a name may have another ending, as in Russian.
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
];

let numbers: ReadonlyMap<string, number> | undefined;

/**
 * The number of a month by its name or its short form in any language of the panel.
 * @param name in capitals or not: the small letters of Turkish are not those of other languages
 * @returns 0 for another word
 */
export function monthNumber(name: string): number {
  numbers ??= namedMonths();
  return numbers.get(fold(name)) ?? 0;
}

function namedMonths(): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const options of FORMATS) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
        const name = parts.find(({ type }) => type === 'month')?.value;
        if (name) named.set(fold(name), month);
      }
    }
  }
  return named;
}
