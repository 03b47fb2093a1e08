import { expect, test } from 'vitest';
import { readNumber } from './read-number';

test.each([
  ['350', 350],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234 567,5', 1234567.5],
  ['1\u00a0500', 1500],
  ["1'500", 1500],
  ['1.234.567', 1234567],
  ['0,125', 0.125],
  ['18.5000', 18.5],
  ['١٢٫٥', 12.5],
  ['۱٬۲۳۴', 1234],
  ['२५', 25],
  ['-3,5', -3.5],
])('reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['350 AED', 'free', '1,2,3', '1.23.456', '12,', '', '1.234.5'])(
  'cannot read %j',
  (text) => {
    expect(readNumber(text)).toBe('unreadable');
  },
);

test.each(['1.500', '12,500', '999.999'])('says that %j is ambiguous', (text) => {
  expect(readNumber(text)).toBe('ambiguous');
  expect(readNumber(text, { decimals: true })).toBe(Number(text.replace(',', '.')));
});
