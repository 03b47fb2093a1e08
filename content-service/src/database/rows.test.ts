import { expect, test } from 'vitest';
import { chunks } from './rows';

test('splits rows into parts of a size, each row in one of them', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunks([1, 2], 2)).toEqual([[1, 2]]);
  expect(chunks([], 2)).toEqual([]);
});
