import { digitsOf, withDigits } from './digits.ts';
import { formatsOf } from './formats/language-formats.ts';
import { dateFormat } from './formatters.ts';

/**
 * Formats dates and times. Calendar, digits and time zone are fixed in every formatter, as the
 * defaults differ by locale and machine; what Intl gets wrong is in `formats`, by language.
 */
const optionsFor = (locale: string) =>
  ({ calendar: 'gregory', numberingSystem: digitsOf(locale) }) as const;

/** "14 March 2026". @param timeZone IANA zone of the date */
export function formatDate(date: Date, locale: string, timeZone: string): string {
  const pattern = formatsOf(locale).date;
  if (pattern) return fill(pattern, dateParts(date, locale, timeZone));
  return formatWith({ dateStyle: 'long' }, date, locale, timeZone);
}

/** "March 2026". @param timeZone IANA zone of the date */
export function formatMonth(date: Date, locale: string, timeZone: string): string {
  const { months } = formatsOf(locale);
  if (!months) return formatWith({ month: 'long', year: 'numeric' }, date, locale, timeZone);
  const { month = '', year = '' } = dateParts(date, locale, timeZone);
  return `${month} ${year}`;
}

/** "Saturday, 14 March 2026". @param timeZone IANA zone of the date */
export function formatFullDate(date: Date, locale: string, timeZone: string): string {
  const pattern = formatsOf(locale).fullDate;
  if (!pattern) {
    const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    return formatWith(options, date, locale, timeZone);
  }
  const weekday = formatWeekday(date, locale, timeZone);
  return fill(pattern, { weekday, date: formatDate(date, locale, timeZone) });
}

/** "Saturday, 14 March 2026 at 18:00". @param timeZone IANA zone of the time */
export function formatDateTime(date: Date, locale: string, timeZone: string): string {
  return fill(formatsOf(locale).dateTime ?? '{date} {time}', {
    date: formatFullDate(date, locale, timeZone),
    time: formatTime(date, locale, timeZone),
  });
}

/** "18:00", or the hour in words in languages that write it so. @param timeZone IANA zone of the time */
export function formatTime(date: Date, locale: string, timeZone: string): string {
  const parts = partsOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, date, {
    locale: 'en-GB',
    timeZone,
  });
  const [hour = '', minute = ''] = [parts.hour, parts.minute];
  const inWords = formatsOf(locale).time;
  return withDigits(inWords?.(Number(hour), Number(minute)) ?? `${hour}:${minute}`, locale);
}

/** "Saturday 18:00": weekday and time, of the next days. */
export function formatWeekdayTime(date: Date, locale: string, timeZone: string): string {
  return fill(formatsOf(locale).weekdayTime ?? '{weekday} {time}', {
    weekday: formatWeekday(date, locale, timeZone),
    time: formatTime(date, locale, timeZone),
  });
}

/** "14 Mar", of a date within a year: for a card. @param timeZone IANA zone of the date */
export function formatShortDate(date: Date, locale: string, timeZone: string): string {
  return formatWith({ day: 'numeric', month: 'short' }, date, locale, timeZone);
}

/** "Sat 14 Mar, 18:00": for a card. @param timeZone IANA zone of the time */
export function formatShortDateTime(date: Date, locale: string, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return fill(formatsOf(locale).shortDateTime ?? '{date}, {time}', {
    date: formatWith(options, date, locale, timeZone),
    time: formatTime(date, locale, timeZone),
  });
}

/** "Saturday". */
export function formatWeekday(date: Date, locale: string, timeZone: string): string {
  return formatWith({ weekday: 'long' }, date, locale, timeZone);
}

/** "Gulf Standard Time". @param timeZone IANA zone */
export function formatTimeZone(date: Date, locale: string, timeZone: string): string {
  const parts = partsOf({ timeZoneName: 'long' }, date, { locale, timeZone });
  return formatsOf(locale).timeZones?.[timeZone] ?? parts.timeZoneName ?? timeZone;
}

/** Day and short month for a calendar badge: `{ day: "18", month: "Apr" }`. */
export function dayAndShortMonth(date: Date, locale: string, timeZone: string) {
  const options = { day: 'numeric', month: 'short' } as const;
  const { day = '', month = '' } = partsOf(options, date, { locale, timeZone });
  return { day, month };
}

/**
 * The date in the second calendar of a language: "۲۳ اسفند ۱۴۰۴" in Persian, "25 رمضان 1447 هـ" in
 * Arabic. @param length short: without the year. @returns null for a language without one
 */
export function formatSecondCalendar(
  date: Date,
  locale: string,
  timeZone: string,
  length: 'long' | 'short' = 'long',
): string | null {
  const { secondCalendar } = formatsOf(locale);
  if (!secondCalendar) return null;
  return fill(
    length === 'long' ? secondCalendar.date : secondCalendar.shortDate,
    dateParts(date, locale, timeZone, { calendar: secondCalendar.calendar }),
  );
}

/** The locale with which a script of the page formats dates: calendar and digits are fixed. */
export function localeForScripts(locale: string): string {
  return `${locale}-u-ca-gregory-nu-${digitsOf(locale)}`;
}

/** The options with which a script of the page formats "Saturday, 14 March at 18:00". */
export function dateTimeOptionsForScripts(locale: string): Intl.DateTimeFormatOptions {
  return {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...formatsOf(locale).timeOfScripts,
  };
}

function dateParts(
  date: Date,
  locale: string,
  timeZone: string,
  calendar: { calendar?: string } = {},
): Record<string, string> {
  const options = { day: 'numeric', month: 'long', year: 'numeric', ...calendar } as const;
  const parts = partsOf(options, date, { locale, timeZone });
  const { months } = formatsOf(locale);
  if (!months) return parts;
  const { month } = partsOf({ month: 'numeric' }, date, { locale: 'en-GB', timeZone });
  return { ...parts, month: months[Number(month) - 1] ?? parts.month ?? '' };
}

function formatWith(
  options: Intl.DateTimeFormatOptions,
  date: Date,
  locale: string,
  timeZone: string,
): string {
  const format = dateFormat(locale, { ...optionsFor(locale), timeZone, ...options });
  return respelled(format.format(date), locale);
}

function partsOf(
  options: Intl.DateTimeFormatOptions,
  date: Date,
  { locale, timeZone }: { locale: string; timeZone: string },
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = dateFormat(locale, { ...optionsFor(locale), timeZone, ...options });
  const parts = format
    .formatToParts(date)
    .map(({ type, value }) => [type, respelled(value, locale)]);
  return Object.fromEntries(parts);
}

const respelled = (text: string, locale: string) => formatsOf(locale).respell?.(text) ?? text;

/** Inserts the parts that a pattern names in braces. */
function fill(pattern: string, parts: Record<string, string | undefined>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
