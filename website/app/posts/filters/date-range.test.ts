import { expect, test } from 'vitest';
import { dateRangeOf } from './date-range.ts';

// A Wednesday, 13:00 in Dubai.
const wednesday = new Date('2026-04-15T09:00:00Z');

test.each([
  ['today', '2026-04-15T09:00:00.000Z', '2026-04-15T20:00:00.000Z'],
  ['week', '2026-04-15T09:00:00.000Z', '2026-04-21T20:00:00.000Z'],
  ['month', '2026-04-15T09:00:00.000Z', '2026-05-14T20:00:00.000Z'],
  ['weekend', '2026-04-16T20:00:00.000Z', '2026-04-19T20:00:00.000Z'],
] as const)('%s, on a Wednesday in Dubai', (name, from, to) => {
  const range = dateRangeOf(name, wednesday, 'Asia/Dubai');
  expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to]);
});

test('on a Saturday or Sunday, the weekend is the rest of it', () => {
  const saturday = new Date('2026-04-18T09:00:00Z');
  expect(dateRangeOf('weekend', saturday, 'Asia/Dubai')).toEqual({
    from: saturday,
    to: new Date('2026-04-19T20:00:00Z'),
  });
  const sunday = new Date('2026-04-19T09:00:00Z');
  expect(dateRangeOf('weekend', sunday, 'Asia/Dubai').to).toEqual(new Date('2026-04-19T20:00:00Z'));
});

test.each([
  ['SA', wednesday, '2026-04-16T20:00:00.000Z', '2026-04-18T20:00:00.000Z'],
  ['SA', new Date('2026-04-19T09:00:00Z'), '2026-04-23T20:00:00.000Z', '2026-04-25T20:00:00.000Z'],
  ['AE', wednesday, '2026-04-17T20:00:00.000Z', '2026-04-19T20:00:00.000Z'],
  [null, wednesday, '2026-04-17T20:00:00.000Z', '2026-04-19T20:00:00.000Z'],
] as const)('the weekend is that of the country %s', (country, now, from, to) => {
  const range = dateRangeOf('weekend', now, 'Asia/Dubai', country);
  expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to]);
});

test('a day begins at midnight in the time zone, also across a clock change', () => {
  const lateInDubai = new Date('2026-04-15T21:00:00Z');
  expect(dateRangeOf('today', lateInDubai, 'Asia/Dubai').to).toEqual(
    new Date('2026-04-16T20:00:00Z'),
  );
  const beforeChange = new Date('2026-03-28T12:00:00Z');
  expect(dateRangeOf('week', beforeChange, 'Europe/Berlin').to).toEqual(
    new Date('2026-04-03T22:00:00Z'),
  );
});
