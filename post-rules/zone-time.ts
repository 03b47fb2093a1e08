const DAY_MS = 86_400_000;

/**
 * The time on the clocks of a zone, as `<input type="datetime-local">` takes it.
 * @param instant ISO date
 * @param timeZone IANA name
 */
export function wallClockIn(timeZone: string, instant: string): string {
  return wallClockAt(timeZone, new Date(instant).getTime());
}

/**
 * The instant at which clocks of a zone show a time. Of a time that they show twice, the first; one
 * that they skip is read as before the change (as `Temporal` does by default).
 * @param wallClock such as `2026-05-01T18:00`
 * @returns ISO date in whole minutes
 */
export function instantIn(timeZone: string, wallClock: string): string {
  const asUtc = Date.parse(`${wallClock.slice(0, 16)}:00Z`);
  // No zone changes its clocks twice within two days.
  const before = asUtc - offsetAt(timeZone, asUtc - DAY_MS);
  const after = asUtc - offsetAt(timeZone, asUtc + DAY_MS);
  const isShown = (instant: number) => wallClockAt(timeZone, instant) === wallClock.slice(0, 16);
  const instant = [before, after].find(isShown) ?? before;
  return new Date(instant).toISOString();
}

/** Whether the clocks of a zone never show a time, because they are set forward. */
export function isSkipped(timeZone: string, wallClock: string): boolean {
  return wallClockIn(timeZone, instantIn(timeZone, wallClock)) !== wallClock;
}

/** The same time of day in another zone. */
export function moveToZone(instant: string, from: string, to: string): string {
  return from === to ? instant : instantIn(to, wallClockIn(from, instant));
}

function offsetAt(timeZone: string, instant: number): number {
  return Date.parse(`${wallClockAt(timeZone, instant)}:00Z`) - instant;
}

function wallClockAt(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}`;
}
