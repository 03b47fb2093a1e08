/** Whether something is still to come, running now or past. */
export type WhenState = 'coming' | 'running' | 'past';

/** Hours that a meeting is taken to last where nobody said when it ends. */
const USUAL_HOURS = 3;

/** Where something with a start stands at a moment. */
export function whenState(start: Date, end: Date | null, now: Date): WhenState {
  const over = end ?? new Date(start.getTime() + USUAL_HOURS * 3_600_000);
  if (now < start) return 'coming';
  return now < over ? 'running' : 'past';
}
