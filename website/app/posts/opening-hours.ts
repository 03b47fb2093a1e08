/** A stretch of a day, in minutes after its midnight; past 1440 it reaches into the next day. */
export type OpenSpan = {
  from: number;
  to: number;
  /** What the place says about it, e.g. "by appointment". */
  comment: string | null;
};

/** Days in a row, Monday being 1, that share their hours. */
export type DayHours = { days: number[]; spans: OpenSpan[]; isToday: boolean };

/** A place's week, read from OpenStreetMap's opening-hours syntax. */
export type OpeningHours = {
  /** Whether it is open now; 'unknown' where the place leaves it open, e.g. by appointment. */
  state: 'open' | 'closed' | 'unknown';
  /** When that changes within the next seven days. */
  next: { day: number; minutes: number; isToday: boolean } | null;
  week: DayHours[];
  /** Whether other weeks have other hours. */
  variesByWeek: boolean;
};

/** A day from its midnight to the next. */
export const MINUTES_PER_DAY = 1440;
