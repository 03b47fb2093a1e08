/** A time as a clock and a calendar on the spot show it. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * The moment at which clocks of a time zone show a time.
 * @param zone name of the IANA database, such as `Asia/Dubai`
 */
export function instantOf(local: LocalTime, zone: string): Date {
  const { year, month, day, hour, minute } = local;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  // The offset at that moment, found in two steps as it may change in between.
  const near = shown - offsetAt(shown, zone);
  return new Date(shown - offsetAt(near, zone));
}

/** What clocks of a time zone show at a moment. */
export function localTimeOf(moment: Date, zone: string): LocalTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** As `2026-11-22 18:00`. */
export function formatLocalTime({ year, month, day, hour, minute }: LocalTime): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds clocks of a zone are ahead of UTC. */
function offsetAt(time: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}
