import Hours from 'opening_hours';
import { offsetOf } from './periods';

/** Parsing takes longer than asking, and many places share their hours. */
const MAX_PARSED = 2000;

const parsed = new Map<string, Hours | null>();

/**
 * Whether a place is open at a moment; false if its hours cannot be read or are not clear.
 * @param value syntax of OpenStreetMap, e.g. `Mo-Fr 09:00-18:00`
 * @param timeZone of the place
 */
export function isOpenAt(value: string, timeZone: string, moment: Date): boolean {
  const hours = parse(value);
  // The library reads the time of this process, so it gets the place's time as if it were ours.
  const local = new Date(moment.getTime() + offsetOf(moment, timeZone));
  const wallClock = new Date(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  );
  return hours !== null && !hours.getUnknown(wallClock) && hours.getState(wallClock);
}

function parse(value: string): Hours | null {
  const known = parsed.get(value);
  if (known !== undefined) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  let hours: Hours | null = null;
  try {
    hours = new Hours(value, null);
  } catch {
    // Editors may write what they like.
  }
  parsed.set(value, hours);
  return hours;
}
