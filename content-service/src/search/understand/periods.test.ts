import { expect, test } from 'vitest';
import { offsetOf, spanOf } from './periods';
import { zonesOf } from './zones';

const zones = zonesOf([
  { id: 1, timeZone: 'Asia/Dubai', country: 'AE' },
  { id: 2, timeZone: 'Asia/Riyadh', country: 'SA' },
  { id: 3, timeZone: 'Europe/Istanbul', country: 'TR' },
  { id: 4, timeZone: 'Europe/Istanbul', country: 'TR' },
  { id: 5, timeZone: 'Europe/Berlin', country: '' },
  { id: 6, timeZone: 'Nowhere/Land', country: 'AE' },
]);
const zoneOf = (timeZone: string) => {
  const zone = zones.find((one) => one.timeZone === timeZone);
  if (!zone) throw new Error(timeZone);
  return zone;
};

test('groups cities by time zone and week, that of most cities first', () => {
  expect(zones).toEqual([
    { timeZone: 'Europe/Istanbul', weekend: [6, 7], lastDay: 7, cityIds: [3, 4] },
    { timeZone: 'Asia/Dubai', weekend: [6, 7], lastDay: 7, cityIds: [1] },
    { timeZone: 'Asia/Riyadh', weekend: [5, 6], lastDay: 6, cityIds: [2] },
    { timeZone: 'Europe/Berlin', weekend: [6, 7], lastDay: 7, cityIds: [5] },
  ]);
  expect(zonesOf([])).toEqual([{ timeZone: 'UTC', weekend: [6, 7], lastDay: 7, cityIds: [] }]);
});

// 4 November 2026 is a Wednesday.
test.each([
  ['today', 'Asia/Dubai', '2026-11-04T10:00Z', '2026-11-04T10:00Z', '2026-11-04T20:00Z'],
  ['today', 'Asia/Dubai', '2026-11-04T21:00Z', '2026-11-04T21:00Z', '2026-11-05T20:00Z'],
  ['tomorrow', 'Europe/Istanbul', '2026-11-04T10:00Z', '2026-11-04T21:00Z', '2026-11-05T21:00Z'],
  ['this-week', 'Asia/Dubai', '2026-11-04T10:00Z', '2026-11-04T10:00Z', '2026-11-08T20:00Z'],
  ['this-week', 'Asia/Riyadh', '2026-11-04T10:00Z', '2026-11-04T10:00Z', '2026-11-07T21:00Z'],
  ['this-week', 'Asia/Riyadh', '2026-11-07T10:00Z', '2026-11-07T10:00Z', '2026-11-07T21:00Z'],
  ['this-weekend', 'Asia/Dubai', '2026-11-04T10:00Z', '2026-11-06T20:00Z', '2026-11-08T20:00Z'],
  ['this-weekend', 'Asia/Riyadh', '2026-11-04T10:00Z', '2026-11-05T21:00Z', '2026-11-07T21:00Z'],
  ['this-weekend', 'Asia/Riyadh', '2026-11-07T10:00Z', '2026-11-07T10:00Z', '2026-11-07T21:00Z'],
  ['this-weekend', 'Asia/Riyadh', '2026-11-08T10:00Z', '2026-11-12T21:00Z', '2026-11-14T21:00Z'],
  // Clocks go back on 25 October.
  ['this-weekend', 'Europe/Berlin', '2026-10-21T10:00Z', '2026-10-23T22:00Z', '2026-10-25T23:00Z'],
] as const)('%s in %s at %s begins %s and ends %s', (period, timeZone, now, from, to) => {
  const span = spanOf(period, zoneOf(timeZone), new Date(now));
  expect(span).toEqual({ from: new Date(from), to: new Date(to) });
});

test('knows offsets from UTC of either sign and of half an hour', () => {
  const now = new Date('2026-11-04T10:00Z');
  expect(offsetOf(now, 'Asia/Kolkata')).toBe(5.5 * 3_600_000);
  expect(offsetOf(now, 'America/New_York')).toBe(-5 * 3_600_000);
  expect(offsetOf(now, 'UTC')).toBe(0);
});
