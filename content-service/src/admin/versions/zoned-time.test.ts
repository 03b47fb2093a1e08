import { expect, test } from 'vitest';
import { toInstant, toLocalTime, zoneName } from './zoned-time';

test.each([
  ['2026-05-01T18:00', 'Asia/Dubai', '2026-05-01T14:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
  ['2026-01-01T12:15', 'Asia/Kolkata', '2026-01-01T06:45:00.000Z'],
  // Set back at 3:00: 2:30 comes twice, this is the first.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(toInstant(local, zone)?.toISOString()).toBe(instant);
  expect(toLocalTime(new Date(instant), zone)).toBe(local);
});

test.each([
  ['an hour that is skipped', '2026-03-29T02:30'],
  ['something else than a time', 'tomorrow'],
])('finds no moment for %s', (_, local) => {
  expect(toInstant(local, 'Europe/Berlin')).toBeNull();
});

test('names a zone in the language of the panel', () => {
  const at = new Date('2026-05-01T00:00:00Z');
  expect(zoneName('Asia/Dubai', 'en', at)).toBe('Gulf Standard Time, GMT+4');
  expect(zoneName('Asia/Dubai', 'ar', at)).toMatch(/الخليج/);
  expect(zoneName('UTC', 'en', at)).toBe('Coordinated Universal Time, GMT+0');
});
