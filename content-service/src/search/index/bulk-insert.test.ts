import { expect, it } from 'vitest';
import { copyLines } from './bulk-insert';

it('separates cells by tabs and rows by line breaks', () => {
  const rows = [
    [1, 'خبز'],
    [2, 'Brot'],
  ];
  expect([...copyLines(rows)].join('')).toBe('1\tخبز\n2\tBrot\n');
});

it('escapes what ends a cell or a row', () => {
  expect([...copyLines([['a\tb\\c', 'd\ne\r']])].join('')).toBe('a\\tb\\\\c\td\\ne\\r\n');
});

it('takes any number of rows', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [index]);
  expect([...copyLines(rows)].join('').split('\n')).toHaveLength(2501);
});
