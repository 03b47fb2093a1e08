import { dateFormat, numberFormat } from './formatters.ts';

/**
 * Formats dates, prices and numbers. Calendar, digits and time zone are fixed in every formatter, as
 * the defaults differ by locale and machine.
 */
const fixedOptions = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** "14 March 2026". @param timeZone IANA zone of the date */
export function formatDate(date: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...fixedOptions, timeZone, dateStyle: 'long' }).format(date);
}

/** "Saturday 14 March 2026 at 18:00 GST". @param timeZone IANA zone of the time */
export function formatDateTime(date: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, {
    ...fixedOptions,
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date);
}

/** "18:00". @param timeZone IANA zone of the time */
export function formatTime(date: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...fixedOptions, timeZone, timeStyle: 'short' }).format(date);
}

/** "Saturday, 18:00": weekday and time, for a card that shows the date elsewhere. */
export function formatWeekdayTime(date: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, {
    ...fixedOptions,
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

/** Day and short month for a calendar badge: `{ day: "18", month: "Apr" }`. */
export function dayAndShortMonth(date: Date, locale: string, timeZone: string) {
  const parts = dateFormat(locale, {
    ...fixedOptions,
    timeZone,
    day: 'numeric',
    month: 'short',
  }).formatToParts(date);
  const part = (type: 'day' | 'month') => parts.find((each) => each.type === type)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/**
 * "350 AED", "18.500 KWD": the amount with the currency's decimals, then its unambiguous code; whole
 * amounts of currencies with two decimals are shown without decimals.
 * @param currency ISO 4217 code; null formats the number alone
 */
export function formatPrice(amount: number, currency: string | null, locale: string): string {
  if (!currency) return formatNumber(amount, locale);
  const decimals = numberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  const isWholeNumber = Number.isInteger(amount);
  const text = numberFormat(locale, {
    ...fixedOptions,
    minimumFractionDigits: isWholeNumber ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
  return `${text}\u00a0${currency}`;
}

/** A number with the locale's separators. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, fixedOptions).format(value);
}

const relativeUnits = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 days ago", "in 2 weeks". @param now the current time */
export function relativeDate(date: Date, now: Date, locale: string): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' });
  const [unit, unitSeconds] = relativeUnits.find(([, size]) => Math.abs(seconds) >= size) ?? [
    'minute',
    60,
  ];
  return format.format(Math.trunc(seconds / unitSeconds), unit);
}
