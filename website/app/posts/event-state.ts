/** Whether a post with a time is upcoming, ongoing or past. */
export type EventState = 'upcoming' | 'ongoing' | 'past';

/** Assumed duration in hours of an event without an end. */
export const DEFAULT_DURATION_HOURS = 3;

/** The state of an event at a moment. */
export function eventStateOf(start: Date, end: Date | null, now: Date): EventState {
  if (now < start) return 'upcoming';
  return now < endTimeOf(start, end) ? 'ongoing' : 'past';
}

/** The end of an event, or its assumed end. */
export function endTimeOf(start: Date, end: Date | null): Date {
  return end ?? new Date(start.getTime() + DEFAULT_DURATION_HOURS * 3_600_000);
}

/** When the state of an event changes next; null once it has ended. */
export function stateChangeAfter(start: Date, end: Date | null, now: Date): Date | null {
  return [start, endTimeOf(start, end)].find((moment) => moment > now) ?? null;
}
