import { expect, test } from 'vitest';
import { parsePageNumber } from './page-number.ts';

test('reads a page number, by default 1', () => {
  expect(parsePageNumber(null)).toBe(1);
  expect(parsePageNumber('1')).toBe(1);
  expect(parsePageNumber('12')).toBe(12);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', 'two', '９', '9999999'])(
  'takes %j for no page number',
  (value) => {
    expect(parsePageNumber(value)).toBeNull();
  },
);
