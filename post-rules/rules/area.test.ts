import { expect, test } from 'vitest';
import { codesOf, dubai, problemsOf } from '#sample-post';

test('rejects an area of another city', () => {
  const area = { id: 9, name: 'Kadıköy', city: { id: 2 } };
  expect(problemsOf({ area })).toEqual([
    {
      level: 'error',
      code: 'area-of-other-city',
      field: 'area',
      values: { area: 'Kadıköy', city: 'Dubai' },
    },
  ]);
});

test('accepts an area of the city, of no city, or without a city', () => {
  expect(codesOf({ area: { id: 9, name: 'ديرة', city: { id: dubai.id } } })).toEqual([]);
  expect(codesOf({ area: { id: 9, name: 'दीरा', city: null } })).toEqual([]);
  expect(codesOf({ city: null, area: { id: 9, name: 'Дейра', city: { id: 2 } } })).toEqual([]);
});
