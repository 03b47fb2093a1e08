import { expect, test } from 'vitest';
import { codesOf } from '#sample-post';

test('rejects a price without a currency', () => {
  expect(codesOf({ price: 0.5 })).toEqual(['currency-missing']);
  expect(codesOf({ price: 20, currency: '' })).toEqual(['currency-missing']);
});

test('accepts a price with a currency, no price, and what is free', () => {
  expect(codesOf({ price: 20, currency: 'AED' })).toEqual([]);
  expect(codesOf({ currency: 'AED' })).toEqual([]);
  expect(codesOf({ price: 0 })).toEqual([]);
});
