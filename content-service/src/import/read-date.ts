import { withLatinDigits } from 'post-rules/text/digits';
import { instantIn, wallClockIn } from 'post-rules/zone-time';
import { monthNumber } from './month-names';

/** A time as a clock and a calendar on the spot show it. */
interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** What 03/04/2026 means. */
export type DateOrder = 'day-first' | 'month-first';

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const DAY_AND_NAME = /^(\d{1,2})\.?\s+(\p{L}[\p{L}\p{M}\s]*?)\.?,?\s+(\d{4})(?!\d)/u;
const NAME_AND_DAY = /^(\p{L}[\p{L}\p{M}]*)\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/u;
const WEEKDAY = /^[\p{L}\p{M}]+\.?,?\s+(?=\d)/u;
const TIME =
  /^(?:t|,|،|\s|at|um|saat|в|الساعة|ساعت)*(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([ap]\.?m\.?|ص(?:باح[اً]{1,2})?|م(?:ساء[اً]{0,2})?|ق\.ظ|ب\.ظ)?$/;
const WITH_OFFSET =
  /^(\d{4})-(\d{2})-(\d{2})t(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:\d{2})$/;
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Years of other calendars, such as 1405, are not taken for those of ours. */
const YEARS = { min: 1990, max: 2100 };

/** Writes a date as tables show it, `2026-05-01 18:00`. @param zone of the place */
export const writeDate = (date: Date, zone: string): string =>
  wallClockIn(zone, date.toISOString()).replace('T', ' ');

/**
 * Reads a date, with or without a time, in the notations of tables made by people.
 * @param zone of the place; a time with an offset of its own does not need it
 * @returns null if it cannot be read with certainty
 */
export function readDate(text: string, order: DateOrder, zone: string): Date | null {
  const written = normalised(text);
  const withOffset = WITH_OFFSET.exec(written);
  if (withOffset) return instantOf(withOffset);
  const date = readDay(written, order);
  if (!date) return null;
  const time = readTime(date.rest);
  if (!time) return null;
  const local = { ...date.day, ...time };
  return isReal(local) ? new Date(instantIn(zone, wallClockOf(local))) : null;
}

function instantOf([written, ...parts]: RegExpExecArray): Date | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const date = new Date(written.toUpperCase());
  const isValid = isReal({ year, month, day, hour, minute }) && !Number.isNaN(date.getTime());
  return isValid ? date : null;
}

/**
 * Finds out which comes first in the dates of a table, day or month.
 * @returns day first unless a date shows otherwise
 */
export function guessDateOrder(texts: readonly string[]): DateOrder {
  const dates = texts.flatMap((text) => {
    const [, first, , second] = YEAR_LAST.exec(normalised(text)) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const isMonthFirst =
    dates.some(({ second }) => second > 12) && !dates.some(({ first }) => first > 12);
  return isMonthFirst ? 'month-first' : 'day-first';
}

function normalised(text: string): string {
  const written = withLatinDigits(text.replace(INVISIBLE, '')).toLowerCase();
  return written.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
}

type Day = Pick<LocalTime, 'year' | 'month' | 'day'>;

function readDay(text: string, order: DateOrder): { day: Day; rest: string } | null {
  const written = NAME_AND_DAY.test(text) ? text : text.replace(WEEKDAY, '');
  for (const [pattern, toDay] of NOTATIONS) {
    const match = pattern.exec(written);
    if (match) return { day: toDay(match, order), rest: written.slice(match[0].length) };
  }
  return null;
}

type Notation = [RegExp, (match: RegExpExecArray, order: DateOrder) => Day];

const NOTATIONS: readonly Notation[] = [
  [YEAR_FIRST, ([, year, , month, day]) => dayOf(year, Number(month), day)],
  [
    YEAR_LAST,
    ([, first, , second, year], order) =>
      order === 'day-first'
        ? dayOf(year, Number(second), first)
        : dayOf(year, Number(first), second),
  ],
  [DAY_AND_NAME, ([, day, name, year]) => dayOf(year, monthNumber(name ?? ''), day)],
  [NAME_AND_DAY, ([, name, day, year]) => dayOf(year, monthNumber(name ?? ''), day)],
];

function dayOf(year: string | undefined, month: number, day: string | undefined): Day {
  const short = Number(year);
  return { year: year?.length === 2 ? 2000 + short : short, month, day: Number(day) };
}

function readTime(rest: string): Pick<LocalTime, 'hour' | 'minute'> | null {
  if (rest.trim() === '') return { hour: 0, minute: 0 };
  const [matched, hours, minutes, half] = TIME.exec(rest) ?? [];
  // A number alone may be anything.
  if (matched === undefined || (minutes === undefined && half === undefined)) return null;
  const hour = Number(hours);
  if (half === undefined) return { hour, minute: Number(minutes) };
  if (hour < 1 || hour > 12) return null;
  const isAfternoon = /^(?:p|م|ب)/.test(half);
  return { hour: (hour % 12) + (isAfternoon ? 12 : 0), minute: Number(minutes ?? 0) };
}

function wallClockOf({ year, month, day, hour, minute }: LocalTime): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

function isReal({ year, month, day, hour, minute }: LocalTime): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= YEARS.min && year <= YEARS.max && hour < 24 && minute < 60;
}
