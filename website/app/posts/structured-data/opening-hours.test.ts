import { expect, test } from 'vitest';
import { readOpeningHours } from '../opening-hours.server.ts';
import { openingHoursOf } from './opening-hours.ts';

const now = new Date('2026-11-18T08:00:00Z');
const specificationOf = (value: string) =>
  openingHoursOf(readOpeningHours(value, 'Asia/Dubai', now));

test('groups days with the same hours', () => {
  expect(specificationOf('Mo-Fr 09:00-18:00; Sa 10:00-14:00')).toEqual([
    expect.objectContaining({ opens: '09:00', closes: '18:00', dayOfWeek: expect.any(Array) }),
    expect.objectContaining({ dayOfWeek: ['https://schema.org/Saturday'] }),
  ]);
});

test('writes hours past midnight and whole days in the format of schema.org', () => {
  expect(specificationOf('Fr 20:00-02:00')).toMatchObject([{ opens: '20:00', closes: '02:00' }]);
  expect(specificationOf('24/7')).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

test.each(['week 1-53/2 Mo 09:00-12:00', 'Mo-Fr 09:00-12:00 "by appointment"', 'whenever'])(
  'is undefined for %s',
  (value) => {
    expect(specificationOf(value)).toBeUndefined();
  },
);
