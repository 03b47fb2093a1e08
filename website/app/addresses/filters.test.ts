import { describe, expect, it } from 'vitest';
import { filteredPath, filterGroupsOf, withoutFilters } from './filters.ts';

describe('filterGroupsOf', () => {
  it('groups the bounds of the price, in the order of the table', () => {
    const filters = { max: 50, min: 5, city: 'dubai', q: 'cot' } as const;
    expect(filterGroupsOf(filters)).toEqual([['q'], ['city'], ['min', 'max']]);
  });

  it('does not count the sort order as a filter', () => {
    expect(filterGroupsOf({ sort: 'cheapest' })).toEqual([]);
  });
});

it('gives each filtered list one address', () => {
  const filters = { sort: 'newest', open: true, q: 'tea house' } as const;
  expect(filteredPath('/businesses', filters, 2)).toBe(
    '/businesses?q=tea+house&open=1&sort=newest&page=2',
  );
  expect(filteredPath('/businesses', withoutFilters(filters, 'q', 'open', 'sort'))).toBe(
    '/businesses',
  );
});
