import { expect, test } from 'vitest';
import { isOpenAt } from './opening-hours';

// 4 November 2026 is a Wednesday.
test.each([
  ['Mo-Fr 09:00-18:00', 'Asia/Dubai', '2026-11-04T06:00Z', true],
  ['Mo-Fr 09:00-18:00', 'Asia/Dubai', '2026-11-04T04:00Z', false],
  ['Mo-Fr 09:00-18:00', 'Europe/Istanbul', '2026-11-04T14:30Z', true],
  ['Mo-Fr 09:00-18:00', 'Asia/Dubai', '2026-11-04T14:30Z', false],
  ['Mo-Su 18:00-02:00', 'Asia/Dubai', '2026-11-04T21:00Z', true],
  ['24/7', 'Asia/Dubai', '2026-11-04T21:00Z', true],
  ['Mo-Fr "by appointment"', 'Asia/Dubai', '2026-11-04T06:00Z', false],
  ['whenever', 'Asia/Dubai', '2026-11-04T06:00Z', false],
])('%s in %s at %s: %s', (hours, timeZone, moment, isOpen) => {
  expect(isOpenAt(hours, timeZone, new Date(moment))).toBe(isOpen);
});
