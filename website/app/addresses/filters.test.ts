import { describe, expect, it } from 'vitest';
import { filteredPath, filterGroupsOf, withoutFilters } from './filters.ts';

describe('filterGroupsOf', () => {
  it('groups the bounds of the price, in the order of the table', () => {
    const filters = { max: 50, min: 5, city: 'dubai', q: 'cot' } as const;
    expect(filterGroupsOf(filters)).toEqual([['q'], ['city'], ['min', 'max']]);
  });

  it('does not count the sort order and words as typed as filters', () => {
    expect(filterGroupsOf({ sort: 'cheapest', exact: true })).toEqual([]);
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

it('searches for words as typed only as long as there are words', () => {
  const filters = { exact: true, city: 'dubai', q: 'cot' } as const;
  expect(filteredPath('/events', filters)).toBe('/events?q=cot&exact=1&city=dubai');
  expect(filteredPath('/events', withoutFilters(filters, 'city'))).toBe('/events?q=cot&exact=1');
  expect(filteredPath('/events', withoutFilters(filters, 'q'))).toBe('/events?city=dubai');
});
