import { expect, test } from 'vitest';
import { instantIn, isSkipped, moveToZone, wallClockIn } from '#zone-time';

test.each([
  ['Asia/Dubai', '2026-05-01T18:00', '2026-05-01T14:00:00.000Z'],
  ['Asia/Dubai', '2026-01-01T02:30', '2025-12-31T22:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01T18:00', '2026-07-01T16:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01T18:00', '2026-12-01T17:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T12:15', '2026-01-01T06:45:00.000Z'],
  ['America/New_York', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Asia/Kabul', '2026-05-01T18:00', '2026-05-01T13:30:00.000Z'],
  ['America/Toronto', '2026-05-01T00:00', '2026-05-01T04:00:00.000Z'],
  ['UTC', '2026-05-01T23:59', '2026-05-01T23:59:00.000Z'],
])('stores the time of %s, %s, and shows it again', (zone, wallClock, instant) => {
  expect(instantIn(zone, wallClock)).toBe(instant);
  expect(wallClockIn(zone, instant)).toBe(wallClock);
});

test('drops seconds', () => {
  expect(instantIn('Asia/Dubai', '2026-05-01T18:00:59')).toBe('2026-05-01T14:00:00.000Z');
  expect(wallClockIn('Asia/Dubai', '2026-05-01T14:00:59.000Z')).toBe('2026-05-01T18:00');
});

test('takes the first of a time that clocks show twice, and moves on one that they skip', () => {
  expect(instantIn('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  const skipped = instantIn('Europe/Berlin', '2026-03-29T02:30');
  expect(wallClockIn('Europe/Berlin', skipped)).toBe('2026-03-29T03:30');
  expect(isSkipped('Europe/Berlin', '2026-03-29T02:30')).toBe(true);
  expect(isSkipped('Europe/Berlin', '2026-10-25T02:30')).toBe(false);
});

test('keeps the time of day in another zone', () => {
  const inDubai = '2026-05-01T14:00:00.000Z';
  expect(moveToZone(inDubai, 'Asia/Dubai', 'Europe/Istanbul')).toBe('2026-05-01T15:00:00.000Z');
  expect(moveToZone('2026-05-01T14:00:30.000Z', 'UTC', 'UTC')).toBe('2026-05-01T14:00:30.000Z');
});
