/**
 * The time that clocks show in a time zone, as `<input type="datetime-local">` takes it.
 * @param zone an IANA name such as `Asia/Dubai`
 * @throws RangeError for a zone that does not exist
 */
export function toLocalTime(instant: Date, zone: string): string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(instant).replace(' ', 'T');
}

/**
 * The moment at which clocks in a time zone show a time; the first of two when they are set back.
 * @param local such as `2026-05-01T18:00`
 * @returns null if they never show it, because they are set forward
 * @throws RangeError for a zone that does not exist
 */
export function toInstant(local: string, zone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((time) => offsetAt(time, zone));
  const candidates = offsets.map((offset) => new Date(asUtc - offset));
  const matching = candidates.filter((instant) => toLocalTime(instant, zone) === local);
  return matching.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

const DAY_MS = 86_400_000;

function offsetAt(time: number, zone: string): number {
  const minute = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${toLocalTime(new Date(minute), zone)}Z`) - minute;
}

/** The name of a time zone in a language, with its difference from UTC: "Gulf Standard Time, GMT+4". */
export function zoneName(zone: string, locale: string, at: Date): string {
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const names = new Set([nameOf('long'), nameOf('shortOffset')]);
  return [...names].join(', ');
}
