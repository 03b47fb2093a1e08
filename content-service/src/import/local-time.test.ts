import { expect, test } from 'vitest';
import { formatLocalTime, instantOf, localTimeOf } from './local-time';

const at = (year: number, month: number, day: number, hour: number, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
});

test.each([
  ['Asia/Dubai', at(2026, 11, 22, 18), '2026-11-22T14:00:00.000Z'],
  ['Europe/Istanbul', at(2026, 7, 1, 0, 30), '2026-06-30T21:30:00.000Z'],
  ['Europe/Berlin', at(2026, 3, 29, 1, 59), '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', at(2026, 3, 29, 3), '2026-03-29T01:00:00.000Z'],
  ['America/New_York', at(2026, 12, 31, 23, 59), '2027-01-01T04:59:00.000Z'],
  ['UTC', at(2026, 2, 3, 4, 5), '2026-02-03T04:05:00.000Z'],
])('in %s, %o is %s', (zone, local, moment) => {
  expect(instantOf(local, zone).toISOString()).toBe(moment);
  expect(localTimeOf(new Date(moment), zone)).toEqual(local);
});

test('is written so that it can be read again', () => {
  expect(formatLocalTime(at(2026, 2, 3, 4, 5))).toBe('2026-02-03 04:05');
});
