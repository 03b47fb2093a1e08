import type { DateRangeName } from '../../addresses/filters.ts';
import { dateFormat } from '../../i18n/formatters.ts';

/** A stretch of time; `to` is not in it. */
export type DateRange = { from: Date; to: Date };

const DAY = 86_400_000;

/** Spans that begin with a day of the present: in how many days they begin and end. */
type DayOffsets = (weekday: number) => { first: number; end: number };

const dayOffsets: Record<Exclude<DateRangeName, 'past' | 'any'>, DayOffsets> = {
  today: () => ({ first: 0, end: 1 }),
  week: () => ({ first: 0, end: 7 }),
  month: () => ({ first: 0, end: 30 }),
  // Friday to Sunday: the days off are Friday and Saturday in some countries, Saturday and Sunday in others.
  weekend: (weekday) => ({ first: Math.max(0, 5 - weekday), end: 8 - weekday }),
};

/**
 * The stretch of time that is meant now; it never begins before now, as what has ended is no use.
 * @param timeZone IANA zone whose days count
 */
export function dateRangeOf(name: keyof typeof dayOffsets, now: Date, timeZone: string): DateRange {
  const { year, month, day, weekday } = calendarDay(now, timeZone);
  const { first, end } = dayOffsets[name](weekday);
  const midnight = (daysLater: number) =>
    startOfDay(Date.UTC(year, month - 1, day + daysLater), timeZone);
  const from = midnight(first);
  return { from: from > now ? from : now, to: midnight(end) };
}

function calendarDay(moment: Date, timeZone: string) {
  const parts = dateFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [partOf('year'), partOf('month'), partOf('day')];
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7 };
}

/** @param utcMidnight the day's midnight, were the zone UTC */
function startOfDay(utcMidnight: number, timeZone: string): Date {
  const guess = utcMidnight - utcOffset(utcMidnight, timeZone);
  // Where the clock is changed in between, the first guess is an hour out.
  return new Date(utcMidnight - utcOffset(guess, timeZone));
}

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function utcOffset(moment: number, timeZone: string): number {
  const name = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * (DAY / 1440);
}
