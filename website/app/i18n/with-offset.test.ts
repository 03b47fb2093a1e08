import { expect, test } from 'vitest';
import { withOffset } from './with-offset.ts';

test.each([
  ['Asia/Dubai', '2026-04-18T18:00:00+04:00'],
  ['Asia/Kolkata', '2026-04-18T19:30:00+05:30'],
  ['America/St_Johns', '2026-04-18T11:30:00-02:30'],
  ['UTC', '2026-04-18T14:00:00+00:00'],
])('tells a moment by the clock of %s', (timeZone, expected) => {
  expect(withOffset(new Date('2026-04-18T14:00:00Z'), timeZone)).toBe(expected);
  expect(new Date(expected)).toEqual(new Date('2026-04-18T14:00:00Z'));
});
