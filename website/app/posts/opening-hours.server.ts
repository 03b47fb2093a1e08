import { LRUCache } from 'lru-cache';
import Hours from 'opening_hours';
// The library computes in the local time of the process, which this file makes UTC: it gets the local time
// of the place as if it were that, and no hour of it is missing.
import '../environment.server.ts';
import { withoutSunTimes } from './opening-hours/sun-times.ts';
import { momentAfter, wallClock } from './opening-hours/wall-clock.ts';
import {
  type DayHours,
  MINUTES_PER_DAY,
  type OpeningHours,
  type OpenSpan,
  type OpenState,
} from './opening-hours.ts';

type Interval = ReturnType<Hours['getOpenIntervals']>[number];

/**
 * The opening hours of the week of a moment.
 * @param value OpenStreetMap syntax, e.g. `Mo-Fr 09:00-18:00`
 * @param timeZone of the place
 * @returns null if the value cannot be parsed
 */
export function readOpeningHours(value: string, timeZone: string, now: Date): OpeningHours | null {
  const hours = parse(value);
  if (!hours) return null;
  const localTime = wallClock(now, timeZone);
  const today = weekday(localTime);
  const monday = midnight(localTime, 1 - today);
  const intervals = hours.getOpenIntervals(midnight(monday, -1), midnight(monday, 8));
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    days: [day],
    spans: spansOf(midnight(monday, day - 1), intervals),
    isToday: day === today,
  }));
  return {
    ...openStateAt(hours, localTime),
    changesAt: changeAfter(now, hours, localTime, timeZone),
    week: days.reduce(mergeEqualDays, []),
    variesByWeek: !hours.isWeekStable(),
  };
}

/**
 * Whether a place is open at a moment, and until when.
 * @param value OpenStreetMap syntax
 * @param timeZone of the place
 * @returns null if the value cannot be parsed
 */
export function readOpenState(value: string, timeZone: string, now: Date): OpenState | null {
  const hours = parse(value);
  if (!hours) return null;
  const localTime = wallClock(now, timeZone);
  const changesAt = changeAfter(now, hours, localTime, timeZone);
  return { ...openStateAt(hours, localTime), changesAt };
}

/** When a place opens or closes next; null if it never does. */
function changeAfter(now: Date, hours: Hours, localTime: Date, timeZone: string): Date | null {
  const change = hours.getNextChange(localTime);
  return change ? momentAfter(now, change, timeZone) : null;
}

/**
 * Whether a place is open at a moment; null if its hours cannot be parsed or are unclear.
 * @param value OpenStreetMap syntax
 * @param timeZone of the place
 */
export function isOpenAt(value: string, timeZone: string, moment: Date): boolean | null {
  const hours = parse(value);
  const localTime = wallClock(moment, timeZone);
  return !hours || hours.getUnknown(localTime) ? null : hours.getState(localTime);
}

function openStateAt(hours: Hours, localTime: Date): Pick<OpeningHours, 'state' | 'next'> {
  return {
    state: hours.getUnknown(localTime) ? 'unknown' : hours.getState(localTime) ? 'open' : 'closed',
    next: nextChange(hours, localTime),
  };
}

/** Parsed hours by their value: parsing takes longer than all else, and each card needs it. */
const parsedCache = new LRUCache<string, { hours: Hours | null }>({
  max: 500,
  memoMethod: (value) => ({ hours: parseUncached(value) }),
});

const parse = (value: string): Hours | null => parsedCache.memo(value).hours;

function parseUncached(value: string): Hours | null {
  try {
    return new Hours(withoutSunTimes(value), null);
  } catch {
    return null;
  }
}

function midnight(localTime: Date, daysLater: number): Date {
  const [year, month] = [localTime.getUTCFullYear(), localTime.getUTCMonth()];
  return new Date(Date.UTC(year, month, localTime.getUTCDate() + daysLater));
}

function weekday(localTime: Date): number {
  return localTime.getUTCDay() || 7;
}

function minutesAfter(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / 60_000);
}

/** The intervals of a day: those that begin on it, and its part of those that last several days. */
function spansOf(day: Date, intervals: Interval[]): OpenSpan[] {
  return intervals.flatMap(([begin, finish, , comment]) => {
    const from = minutesAfter(day, begin);
    const to = minutesAfter(day, finish);
    const isMultiDay = to - from > MINUTES_PER_DAY;
    const belongsToDay = isMultiDay
      ? to > 0 && from < MINUTES_PER_DAY
      : from >= 0 && from < MINUTES_PER_DAY;
    if (!belongsToDay) return [];
    const clipped = isMultiDay
      ? { from: Math.max(from, 0), to: Math.min(to, MINUTES_PER_DAY) }
      : { from, to };
    return [{ ...clipped, comment: comment || null }];
  });
}

function nextChange(hours: Hours, localTime: Date): OpeningHours['next'] {
  const change = hours.getNextChange(localTime, midnight(localTime, 8));
  if (!change || change >= midnight(localTime, 7)) return null;
  const start = midnight(change, 0);
  return {
    day: weekday(change),
    minutes: minutesAfter(start, change),
    isToday: start.getTime() === midnight(localTime, 0).getTime(),
  };
}

function mergeEqualDays(rows: DayHours[], row: DayHours): DayHours[] {
  const last = rows.at(-1);
  if (!last || JSON.stringify(last.spans) !== JSON.stringify(row.spans)) return [...rows, row];
  const merged = {
    ...last,
    days: [...last.days, ...row.days],
    isToday: last.isToday || row.isToday,
  };
  return [...rows.slice(0, -1), merged];
}
