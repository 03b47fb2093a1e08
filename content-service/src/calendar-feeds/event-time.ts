import ICAL from 'ical.js';
import { instantIn } from 'post-rules/zone-time';

const MINUTE_MS = 60_000;

/**
 * The instant that a time of a calendar stands for. Times without a zone, whole days, and times in a
 * zone that neither the calendar nor we know are those of the place.
 * @param name of the zone, `TZID`
 * @param zone of the place
 * @returns ISO date
 */
export function instantOf(time: ICAL.Time, name: string | undefined, zone: string): string {
  const wallClock = time.isDate ? `${time.toString()}T00:00` : time.toString().slice(0, 16);
  if (time.isDate) return instantIn(zone, wallClock);
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate().toISOString();
  if (name !== undefined && isZone(name)) return instantIn(name, wallClock);
  // Outlook has names of its own, and says in the calendar what they mean.
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) {
    return time.toJSDate().toISOString();
  }
  return instantIn(zone, wallClock);
}

/**
 * The end of an event, as posts have it: the last minute of its last day if it takes whole days.
 * @param start ISO date
 * @returns null if the end is open
 */
export function endOf(
  time: ICAL.Time,
  name: string | undefined,
  zone: string,
  start: string,
): string | null {
  const instant = Date.parse(instantOf(time, name, zone));
  const end = new Date(time.isDate ? instant - MINUTE_MS : instant).toISOString();
  return end > start ? end : null;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
