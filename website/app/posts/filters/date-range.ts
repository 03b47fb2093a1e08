import type { DateRangeName } from '../../addresses/filters.ts';
import { dateFormat } from '../../i18n/formatters.ts';

/** A period; `to` is exclusive. */
export type DateRange = { from: Date; to: Date };

const DAY = 86_400_000;

/** The first day and the day after the last one, counted from today. */
type DayOffsets = (weekday: number, daysOff: readonly number[]) => { first: number; end: number };

const dayOffsets: Record<Exclude<DateRangeName, 'past' | 'any'>, DayOffsets> = {
  today: () => ({ first: 0, end: 1 }),
  week: () => ({ first: 0, end: 7 }),
  month: () => ({ first: 0, end: 30 }),
  weekend: (weekday, daysOff) => {
    const isOff = (days: number) => daysOff.includes(((weekday + days - 1) % 7) + 1);
    const first = [0, 1, 2, 3, 4, 5, 6].find(isOff) ?? 0;
    let end = first + 1;
    while (end < first + 7 && isOff(end)) end += 1;
    return { first, end };
  },
};

/** Friday to Sunday: some countries have Friday and Saturday off, others Saturday and Sunday. */
const ANY_DAYS_OFF = [5, 6, 7];

const USUAL_DAYS_OFF = [6, 7];

/** TypeScript does not know `getWeekInfo` yet. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo: () => { weekend: number[] } };

/** The days off of a country, Monday being 1, from CLDR. @param country ISO 3166-1 code */
function daysOffIn(country: string | null): readonly number[] {
  if (!country || !/^[A-Z]{2}$/.test(country)) return USUAL_DAYS_OFF;
  return (new Intl.Locale(`und-${country}`) as LocaleWithWeek).getWeekInfo().weekend;
}

/**
 * The period that a name means now. It never begins before now, because lists show what has not ended.
 * @param timeZone IANA zone that decides where a day begins
 * @param country whose weekend is meant, or null for the usual one; any weekend if left out
 */
export function dateRangeOf(
  name: keyof typeof dayOffsets,
  now: Date,
  timeZone: string,
  country?: string | null,
): DateRange {
  const { year, month, day, weekday } = calendarDay(now, timeZone);
  const { first, end } = dayOffsets[name](
    weekday,
    country === undefined ? ANY_DAYS_OFF : daysOffIn(country),
  );
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
