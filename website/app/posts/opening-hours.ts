import { formatTime, formatWeekday } from '../i18n/format.ts';

/** An interval in minutes after midnight; above 1440 it extends into the next day. */
export type OpenSpan = {
  from: number;
  to: number;
  /** The comment of the place, e.g. "by appointment". */
  comment: string | null;
};

/** Consecutive days, Monday being 1, with the same hours. */
export type DayHours = { days: number[]; spans: OpenSpan[]; isToday: boolean };

/** The week of a place, parsed from OpenStreetMap's opening-hours syntax. */
export type OpeningHours = {
  /** Whether it is open now; 'unknown' for hours with a condition, e.g. by appointment. */
  state: 'open' | 'closed' | 'unknown';
  /** The next change within seven days. */
  next: { day: number; minutes: number; isToday: boolean } | null;
  /** When it opens or closes next, however late; null if never. */
  changesAt: Date | null;
  week: DayHours[];
  /** Whether other weeks have other hours. */
  variesByWeek: boolean;
};

/** Whether a place is open now, and when that changes. */
export type OpenState = Pick<OpeningHours, 'state' | 'next' | 'changesAt'>;

/** A day from midnight to midnight. */
export const MINUTES_PER_DAY = 1440;

/** A time of day, e.g. "18:00". @param minutes after midnight */
export function timeOfDay(minutes: number, locale: string): string {
  return formatTime(new Date(minutes * 60_000), locale, 'UTC');
}

/** The name of a day of the week, Monday being 1. */
export function weekdayName(number: number, locale: string): string {
  // 4 January 1970 was a Sunday (UTC).
  return formatWeekday(new Date((3 + number) * MINUTES_PER_DAY * 60_000), locale, 'UTC');
}

/** Minutes after midnight as "09:30", modulo 24 hours, for programs. */
export function clockTime(minutes: number): string {
  const minutesOfDay = minutes % MINUTES_PER_DAY;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutesOfDay / 60))}:${twoDigits(minutesOfDay % 60)}`;
}
