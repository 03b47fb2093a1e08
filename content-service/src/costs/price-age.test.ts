import { expect, test } from 'vitest';
import { type DatedPrice, lastDayOf } from './price-age';

const seen = (observed_on: string, changes: Partial<DatedPrice> = {}): DatedPrice => ({
  observed_on,
  checked_on: null,
  valid_for: null,
  ...changes,
});

test.each([
  ['a year', seen('2026-11-21'), 'AE', '2027-11-21'],
  ['a year in an unknown country', seen('2026-11-21'), undefined, '2027-11-21'],
  ['three months in Türkiye', seen('2026-11-30'), 'TR', '2027-02-28'],
  ['as long as it says', seen('2026-08-20', { valid_for: 4 }), 'TR', '2026-12-20'],
  ['from its check', seen('2026-01-01', { checked_on: '2026-08-21' }), 'TR', '2026-11-21'],
  ['not from a check before', seen('2026-08-20', { checked_on: '2026-08-01' }), 'TR', '2026-11-20'],
])('a price is shown for %s', (_what, price, country, day) => {
  expect(lastDayOf(price, country)).toBe(day);
});
