import { expect, it } from 'vitest';
import { checkPrice } from './told-price.ts';

it.each(['0', '9999999999'])('%s is no price', (amount) => {
  const input = { city: 'dubai', item: 'rice', currency: 'AED', amount };
  expect(checkPrice(input).fieldErrors).toEqual({ amount: 'typeMismatch' });
});

it('reads three decimals in dinars', () => {
  const input = { city: 'kuwait-city', item: 'rice', currency: 'KWD', amount: '1.250' };
  expect(checkPrice(input).answers).toMatchObject({ amount: 1.25 });
});
