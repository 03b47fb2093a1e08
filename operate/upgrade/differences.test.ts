import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const table = (rows: number, values: Record<string, number>) => ({
  rows,
  values: new Map(Object.entries(values)),
});

test('new tables and columns are no loss, and neither is what was empty', () => {
  const before = new Map([
    ['posts', table(9, { id: 9, unused: 0 })],
    ['old', table(0, { id: 0 })],
  ]);
  const after = new Map([
    ['posts', table(8, { id: 8, slug: 0 })],
    ['prices', table(0, { id: 0 })],
  ]);
  expect(differencesOf(before, after)).toEqual({
    changes: [
      'new column posts.slug',
      'new table prices',
      'the column posts.unused goes, with 0 values',
      'the table old goes, with 0 rows',
    ],
    losses: [],
  });
});

test('values, tables and rows of lists that go are losses', () => {
  const before = new Map([
    ['cities', table(3, { id: 3, slug: 3 })],
    ['answers', table(2, { id: 2 })],
  ]);
  const after = new Map([['cities', table(2, { id: 2 })]]);
  expect(differencesOf(before, after)).toEqual({
    changes: [],
    losses: [
      'the column cities.slug goes, with 3 values',
      'cities has 2 rows instead of 3',
      'the table answers goes, with 2 rows',
    ],
  });
});
