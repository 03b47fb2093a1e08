import { expect, test } from 'vitest';
import { isRelativeDate, resolveRelativeDate } from './relative-date';

const FIRST_START = new Date('2026-03-27T22:30:00Z');

test.each([
  ['-12d', 'UTC', '2026-03-15T22:30:00.000Z'],
  ['+5h', 'Asia/Dubai', '2026-03-28T03:30:00.000Z'],
  ['+1d 18:00', 'UTC', '2026-03-28T18:00:00.000Z'],
  // In Dubai it is already the 28th.
  ['+0d 18:00', 'Asia/Dubai', '2026-03-28T14:00:00.000Z'],
  ['-1d 09:05', 'America/New_York', '2026-03-26T13:05:00.000Z'],
  // Clocks go forward on the 29th in Berlin.
  ['+2d 09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['+2d 01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
])('%s in %s is %s', (text, zone, expected) => {
  expect(resolveRelativeDate(text, FIRST_START, zone).toISOString()).toBe(expected);
});

test.each(['12d', 'tomorrow', '+3d 25:00', '+3h 10:00', '2026-01-01', ''])('rejects %j', (text) => {
  expect(isRelativeDate(text)).toBe(false);
});
