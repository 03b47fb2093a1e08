import { describe, expect, it } from 'vitest';
import { type CheckedPrice, problemsOfPrice } from './price-problems.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const price = (changes: Partial<CheckedPrice> = {}): CheckedPrice => ({
  item: {},
  city: { id: 1 },
  area: { city: { id: 1 } },
  low: 4.5,
  high: '4.5',
  observed_on: '2026-11-02',
  checked_on: '2026-11-20',
  ...changes,
});

describe('problemsOfPrice', () => {
  it('finds nothing wrong with a price of one figure, or of the day that has begun elsewhere', () => {
    expect(problemsOfPrice(price(), NOW)).toEqual([]);
    const elsewhere = { area: null, observed_on: '2026-11-21', checked_on: null };
    expect(problemsOfPrice(price(elsewhere), NOW)).toEqual([]);
  });

  it.each([
    [{ item: null }, { field: 'item', code: 'no-item' }],
    [
      { city: null, area: null },
      { field: 'city', code: 'no-city' },
    ],
    [{ area: { city: { id: 2 } } }, { field: 'area', code: 'area-of-other-city' }],
    // PostgreSQL returns numbers as text, in whose order 9 is above 10.
    [
      { low: '10', high: '9' },
      { field: 'high', code: 'high-below-low' },
    ],
    [
      { observed_on: '2026-11-22', checked_on: null },
      { field: 'observed_on', code: 'day-to-come' },
    ],
    [{ checked_on: '2027-01-01' }, { field: 'checked_on', code: 'day-to-come' }],
    [{ checked_on: '2026-11-01' }, { field: 'checked_on', code: 'checked-before-seen' }],
  ])('names the field of %j', (changes, problem) => {
    expect(problemsOfPrice(price(changes), NOW)).toEqual([problem]);
  });
});
