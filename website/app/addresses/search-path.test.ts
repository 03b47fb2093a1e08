import { expect, it } from 'vitest';
import { searchPath } from './search-path.ts';

it('gives each search one address', () => {
  expect(searchPath({})).toBe('/search');
  expect(searchPath({ page: 1, exact: false, ignore: [], q: 'tea' })).toBe('/search?q=tea');
  expect(
    searchPath({
      page: 2,
      ignore: ['city:dubai', 'price:free'],
      exact: true,
      kind: 'event',
      community: 'ur',
      q: 'tea house',
    }),
  ).toBe(
    '/search?q=tea+house&community=ur&kind=event&exact=1&ignore=city%3Adubai%2Cprice%3Afree&page=2',
  );
});
