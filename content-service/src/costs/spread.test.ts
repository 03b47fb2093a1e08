import { expect, test } from 'vitest';
import { spreadOf } from './spread';

test.each([
  [[5], { median: 5, low: 5, high: 5 }],
  [[4, 1, 3, 2, 5], { median: 3, low: 2, high: 4 }],
  [[10, 20, 30, 40], { median: 25, low: 17.5, high: 32.5 }],
  [[1, 2, 3, 4, 1_000_000], { median: 3, low: 2, high: 4 }],
])('the spread of %j is %j', (amounts, spread) => {
  expect(spreadOf(amounts)).toEqual(spread);
});
