import { expect, test } from 'vitest';
import { amountIn, isAddress, isDay, wholeIn } from './cells';

test.each([
  ['0', 0],
  ['۱٬۲۰۰', 1200],
  ['1000000000', 1_000_000_000],
  ['1000000001', undefined],
  ['-5', undefined],
  ['', undefined],
])('the amount %j is %j', (typed, amount) => expect(amountIn(typed, 'AED')).toBe(amount));

test.each([
  ['', null],
  ['9', 9],
  ['60', 60],
  ['61', undefined],
  ['0', undefined],
  ['2.5', undefined],
  ['some', undefined],
])('the whole number %j up to 60 is %j', (typed, number) =>
  expect(wholeIn(typed, 60)).toBe(number),
);

test.each([
  ['2026-11-21', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['21.11.2026', false],
  ['', false],
])('%j is a day: %j', (typed, isOne) => expect(isDay(typed)).toBe(isOne));

test.each([
  ['', true],
  ['https://prices.example/rice?page=2', true],
  ['prices.example', false],
  ['javascript:alert(1)', false],
  ['https://prices.example/a b', false],
  ['https://', false],
  [`https://prices.example/${'a'.repeat(500)}`, false],
])('%j can be an address: %j', (typed, isOne) => expect(isAddress(typed)).toBe(isOne));
