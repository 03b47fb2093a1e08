// Caches know a query by its address. Moments in it are whole minutes, so that all pages rendered
// within a minute ask for the same; times that people enter are whole minutes, too.

const MINUTE_MS = 60_000;

/** The last whole minute that is not later than a moment. */
export function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** The first whole minute that is not earlier than a moment. */
export function endOfMinute(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}
