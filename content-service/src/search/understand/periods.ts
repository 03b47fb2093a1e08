import { DAY_MS } from '../../utc-day';
import type { Period } from './words/times';
import type { Zone } from './zones';

/** A span of time; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * When a period is in a zone. It does not begin before now: what is over is not asked for.
 * The week ends with the country's last day of the week, the weekend is the country's.
 */
export function spanOf(period: Period, { timeZone, weekend, lastDay }: Zone, now: Date): Span {
  const today = calendarDay(now, timeZone);
  const [first, end] = DAYS[period](today.weekday, weekend, lastDay);
  const midnight = (days: number) => startOfDay(today.utcMidnight + days * DAY_MS, timeZone);
  const from = midnight(first);
  return { from: from > now ? from : now, to: midnight(end) };
}

/** The first day and the day after the last one, counted from today. */
type Days = (weekday: number, weekend: readonly number[], lastDay: number) => [number, number];

const DAYS: Record<Period, Days> = {
  today: () => [0, 1],
  tomorrow: () => [1, 2],
  'this-week': (weekday, _, lastDay) => [0, ((lastDay - weekday + 7) % 7) + 1],
  'this-weekend': (weekday, weekend) => {
    const isOff = (days: number) => weekend.includes(((weekday + days - 1) % 7) + 1);
    const first = [0, 1, 2, 3, 4, 5, 6].find(isOff) ?? 0;
    let end = first + 1;
    while (end < first + 7 && isOff(end)) end += 1;
    return [first, end];
  },
};

function calendarDay(moment: Date, timeZone: string): { utcMidnight: number; weekday: number } {
  const local = new Date(moment.getTime() + offsetOf(moment, timeZone));
  const utcMidnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  return { utcMidnight, weekday: local.getUTCDay() || 7 };
}

/** @param utcMidnight midnight of the day in UTC */
function startOfDay(utcMidnight: number, timeZone: string): Date {
  const guess = utcMidnight - offsetOf(new Date(utcMidnight), timeZone);
  // Across a clock change the first guess is off by an hour.
  return new Date(utcMidnight - offsetOf(new Date(guess), timeZone));
}

/** A time zone takes as long to prepare as hundreds of moments take to format; there are a few hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The UTC offset of a time zone at a moment, in milliseconds. */
export function offsetOf(moment: Date, timeZone: string): number {
  const name = formatOf(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
