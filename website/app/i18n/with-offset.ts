import { dateFormat } from './formatters.ts';

/**
 * Formats a date as local time with UTC offset: `2026-04-18T18:00:00+04:00`.
 * @param timeZone IANA zone of the local time
 */
export function withOffset(moment: Date, timeZone: string): string {
  const parts = dateFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    timeZoneName: 'longOffset',
    hourCycle: 'h23',
    year: 'numeric',
    ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(moment);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  // The offset of UTC is "GMT" without digits.
  const offset = partOf('timeZoneName').replace('GMT', '') || '+00:00';
  const day = `${partOf('year')}-${partOf('month')}-${partOf('day')}`;
  return `${day}T${partOf('hour')}:${partOf('minute')}:${partOf('second')}${offset}`;
}
