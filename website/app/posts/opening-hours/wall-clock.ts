import { dateFormat } from '../../i18n/formatters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The local time of a place, to the minute, as if it were UTC. */
export function wallClock(moment: Date, timeZone: string): Date {
  const parts = dateFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(moment);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [partOf('year'), partOf('month'), partOf('day')];
  return new Date(Date.UTC(year, month - 1, day, partOf('hour'), partOf('minute')));
}

/**
 * The first moment after another one at which a place has a local time. A time that is skipped, as clocks
 * go forward, counts as an hour later.
 * @param localTime as `wallClock` returns it
 */
export function momentAfter(now: Date, localTime: Date, timeZone: string): Date {
  const time = localTime.getTime();
  // The offsets from UTC of the days around it, between which clocks may change.
  const [before, after] = [time - DAY_MS, time + DAY_MS].map(
    (moment) => wallClock(new Date(moment), timeZone).getTime() - moment,
  );
  const moments = [before, after].map((offset = 0) => new Date(time - offset));
  const [skipped = localTime] = moments;
  return (
    moments
      .filter((moment) => moment > now && wallClock(moment, timeZone).getTime() === time)
      .sort((one, other) => one.getTime() - other.getTime())[0] ?? skipped
  );
}
