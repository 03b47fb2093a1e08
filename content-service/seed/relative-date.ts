const OFFSET = /^([+-]\d{1,4})([dh])(?: ([01]\d|2[0-3]):([0-5]\d))?$/;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether a text is a relative date such as `-12d`, `+5h` or `+3d 18:00`. */
export const isRelativeDate = (text: string) => OFFSET.test(text) && !/h /.test(text);

/**
 * Resolves a date relative to the first start.
 * @param text `-12d` and `+5h` count days and hours; `+3d 18:00` is a local time on that day
 * @param timeZone IANA name of the zone of local times
 * @throws if the text is not a relative date
 */
export function resolveRelativeDate(text: string, firstStart: Date, timeZone: string): Date {
  const [, amount, unit, hours, minutes] = OFFSET.exec(text) ?? [];
  if (amount === undefined) throw new Error(`"${text}" is not a relative date`);
  const offsetMs = Number(amount) * (unit === 'd' ? DAY : HOUR);
  if (hours === undefined || minutes === undefined)
    return new Date(firstStart.getTime() + offsetMs);
  // Days are counted in local time, where a day may have 23 or 25 hours.
  const localTime = new Date(firstStart.getTime() + offsetOf(firstStart, timeZone) + offsetMs);
  const localAsUtc = new Date(`${localTime.toISOString().slice(0, 10)}T${hours}:${minutes}:00Z`);
  const firstGuess = new Date(localAsUtc.getTime() - offsetOf(localAsUtc, timeZone));
  // Repeated with the offset at the first guess, because clocks may change on that day.
  return new Date(localAsUtc.getTime() - offsetOf(firstGuess, timeZone));
}

/** The UTC offset of a time zone at a date, in milliseconds. */
function offsetOf(date: Date, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = formatter.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const magnitude = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * 60_000;
  return sign === '-' ? -magnitude : magnitude;
}
