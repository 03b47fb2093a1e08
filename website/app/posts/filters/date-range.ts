import type { DateRangeName } from '../../addresses/filters.ts';
import { dateFormat } from '../../i18n/formatters.ts';

/** A period; `to` is exclusive. */
export type DateRange = { from: Date; to: Date };

const DAY = 86_400_000;

/** The first day and the day after the last one, counted from today. */
type DayOffsets = (weekday: number) => { first: number; end: number };

const dayOffsets: Record<Exclude<DateRangeName, 'past' | 'any'>, DayOffsets> = {
  today: () => ({ first: 0, end: 1 }),
  week: () => ({ first: 0, end: 7 }),
  month: () => ({ first: 0, end: 30 }),
  // Friday to Sunday: the days off are Friday and Saturday in some countries, Saturday and Sunday in others.
  weekend: (weekday) => ({ first: Math.max(0, 5 - weekday), end: 8 - weekday }),
};

/**
 * The period that a name means now. It never begins before now, because lists show what has not ended.
 * @param timeZone IANA zone that decides where a day begins
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

/** @param utcMidnight midnight of the day in UTC */
function startOfDay(utcMidnight: number, timeZone: string): Date {
  const guess = utcMidnight - utcOffset(utcMidnight, timeZone);
  // Across a clock change the first guess is off by an hour.
  return new Date(utcMidnight - utcOffset(guess, timeZone));
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function utcOffset(moment: number, timeZone: string): number {
  const name = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * (DAY / 1440);
}
