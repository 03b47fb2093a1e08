import { expect, test } from 'vitest';
import { findByName, namedEntries, nearestName } from './references';

const cities = namedEntries([
  {
    id: 1,
    name: 'Dubai',
    slug: 'dubai',
    names: [
      { language: 'ar', name: 'دبي', other_names: 'دبى\nDubayy' },
      { language: 'ru', name: 'Дубай', other_names: null },
    ],
  },
  { id: 2, name: 'Abu Dhabi', slug: 'abu-dhabi' },
  { id: 3, name: 'Victoria' },
  { id: 4, name: 'Victoria' },
]);
const communities = namedEntries([
  { id: 1, name: 'Sudanese', language: 'العربية', language_query: 'ar' },
  { id: 2, name: 'Turkish', language: 'Türkçe', language_query: 'tr' },
]);

test.each([
  ['dubai', [1]],
  ['ДУБАЙ', [1]],
  ['دبى', [1]],
  ['abu-dhabi', [2]],
  ['Victoria', [3, 4]],
  ['Dubay', []],
])('finds the city %j', (name, ids) => {
  expect(findByName(cities, name).map(({ id }) => id)).toEqual(ids);
});

test.each(['Sudanese', 'Arabic', 'العربية', 'ar', 'арабский', 'arapça'])(
  'finds a community by %j',
  (name) => {
    expect(findByName(communities, name).map(({ id }) => id)).toEqual([1]);
  },
);

test('suggests a name that is nearly the same', () => {
  expect(nearestName(cities, 'Dubay')).toBe('Dubai');
  expect(nearestName(cities, 'Doha')).toBe('');
});
