import { expect, it } from 'vitest';
import { type FilterCounts, offeredPlaces } from './filter-counts.ts';

const places = ['dubai', 'doha', 'muscat'].map((slug) => ({ name: slug, slug }));
const counts: FilterCounts = {
  city: new Map([
    ['dubai', 12],
    ['atlantis', 1],
  ]),
  area: new Map(),
  category: new Map(),
};

const offered = (name: 'city' | 'community', known: FilterCounts | null, chosen?: string) =>
  offeredPlaces(name, places, { counts: known, chosen }).map(({ slug, total }) => [slug, total]);

it('offers what leads to something, and what is chosen', () => {
  expect(offered('city', counts)).toEqual([['dubai', 12]]);
  expect(offered('city', counts, 'doha')).toEqual([
    ['dubai', 12],
    ['doha', 0],
  ]);
});

it('offers everything where nothing is counted', () => {
  const all = [
    ['dubai', null],
    ['doha', null],
    ['muscat', null],
  ];
  expect(offered('city', null)).toEqual(all);
  expect(offered('community', counts)).toEqual(all);
});
