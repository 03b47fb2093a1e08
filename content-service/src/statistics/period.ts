import { DAY_MS, utcDay } from '../utc-day';

/** The periods that editors can look at, in days, and how many days a step of their plot takes. */
export const PERIODS = { 7: 1, 30: 1, 365: 7 } as const;

export type PeriodDays = keyof typeof PERIODS;

/** A period that ends today, in steps of equal length. Days such as `2026-11-01`. */
export interface Period {
  since: string;
  until: string;
  daysPerStep: number;
  /** The first day of each step. */
  steps: string[];
}

/** @param now in milliseconds */
export function periodOf(days: PeriodDays, now: number): Period {
  const daysPerStep = PERIODS[days];
  const count = Math.floor(days / daysPerStep);
  const steps = Array.from({ length: count }, (_, index) =>
    utcDay(now - ((count - index) * daysPerStep - 1) * DAY_MS),
  );
  return { since: steps[0] ?? utcDay(now), until: utcDay(now), daysPerStep, steps };
}

/** The position of the step that a day belongs to. */
export function stepOf({ since, daysPerStep }: Period, day: string): number {
  return Math.floor((Date.parse(day) - Date.parse(since)) / DAY_MS / daysPerStep);
}
