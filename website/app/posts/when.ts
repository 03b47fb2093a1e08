/** Whether something is still to come, running now or past. */
export type WhenState = 'coming' | 'running' | 'past';

/** Hours that a meeting is taken to last where nobody said when it ends. */
export const USUAL_HOURS = 3;

/** Where something with a start stands at a moment. */
export function whenState(start: Date, end: Date | null, now: Date): WhenState {
  if (now < start) return 'coming';
  return now < endOf(start, end) ? 'running' : 'past';
}

/** When something ends, or is taken to. */
export function endOf(start: Date, end: Date | null): Date {
  return end ?? new Date(start.getTime() + USUAL_HOURS * 3_600_000);
}
