const OFFSET = /^([+-]\d{1,4})([dh])(?: ([01]\d|2[0-3]):([0-5]\d))?$/;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether a text is a relative date such as `-12d`, `+5h` or `+3d 18:00`. */
export const isRelativeDate = (text: string) => OFFSET.test(text) && !/h /.test(text);

/**
 * A moment counted from the first start.
 * @param text `-12d` and `+5h` count days and hours; `+3d 18:00` is that day's time on the wall
 * @param timeZone IANA name of the zone in which the wall hangs
 * @throws when the text is no relative date
 */
export function resolveRelativeDate(text: string, firstStart: Date, timeZone: string): Date {
  const [, amount, unit, hours, minutes] = OFFSET.exec(text) ?? [];
  if (amount === undefined) throw new Error(`"${text}" is no relative date`);
  const offsetMs = Number(amount) * (unit === 'd' ? DAY : HOUR);
  if (hours === undefined || minutes === undefined)
    return new Date(firstStart.getTime() + offsetMs);
  // Days are counted on the wall's own calendar, where one may have 23 or 25 hours.
  const localTime = new Date(firstStart.getTime() + offsetOf(firstStart, timeZone) + offsetMs);
  const localAsUtc = new Date(`${localTime.toISOString().slice(0, 10)}T${hours}:${minutes}:00Z`);
  const firstGuess = new Date(localAsUtc.getTime() - offsetOf(localAsUtc, timeZone));
  // Again with the offset that holds at the guessed moment: clocks may change on that day.
  return new Date(localAsUtc.getTime() - offsetOf(firstGuess, timeZone));
}

/** How far a zone's wall clock is ahead of UTC, in milliseconds. */
function offsetOf(date: Date, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = formatter.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const magnitude = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * 60_000;
  return sign === '-' ? -magnitude : magnitude;
}
