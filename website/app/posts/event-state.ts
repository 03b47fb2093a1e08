/** Whether something is still to come, running now or past. */
export type EventState = 'upcoming' | 'ongoing' | 'past';

/** Hours that a meeting is taken to last where nobody said when it ends. */
export const DEFAULT_DURATION_HOURS = 3;

/** Where something with a start stands at a moment. */
export function eventStateOf(start: Date, end: Date | null, now: Date): EventState {
  if (now < start) return 'upcoming';
  return now < endTimeOf(start, end) ? 'ongoing' : 'past';
}

/** When something ends, or is taken to. */
export function endTimeOf(start: Date, end: Date | null): Date {
  return end ?? new Date(start.getTime() + DEFAULT_DURATION_HOURS * 3_600_000);
}
