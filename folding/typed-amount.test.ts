import { expect, it } from 'vitest';
import { typedAmount, typedRate } from '#typed-amount';

it.each([
  ['350', 350],
  [' 1 200 ', 1200],
  ['1,200', 1200],
  ['1.200', 1200],
  ['12.000.000', 12_000_000],
  ['1,200.50', 1200.5],
  ['18.5', 18.5],
  ['18,50', 18.5],
  ['0.250', 0.25],
  ['٣٥٠', 350],
  ['۱٬۲۰۰', 1200],
  ['۱۸٫۵', 18.5],
  ['१२.५', 12.5],
  ['১২', 12],
  ['1,00,000', 100_000],
  ['1,25,000.50', 125_000.5],
  ['\u200f٢٥٠٠\u200e', 2500],
  ['\u2066350\u2069', 350],
  ['١،٢٠٠', 1200],
  ['١٨،٥', 18.5],
  ['１，２００．５０', 1200.5],
  ['1,00,00', undefined],
  ['', undefined],
  ['much', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['3 AED', undefined],
])('%s is read as %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

it.each([
  ['1.250', 'KWD', 1.25],
  ['12.500', 'OMR', 12.5],
  ['1,250.750', 'BHD', 1250.75],
  ['1,250', 'KWD', 1250],
  ['0.250', 'KWD', 0.25],
  ['1.250', 'TRY', 1250],
  ['1.250', 'AED', 1250],
  ['1.250', 'dinar', 1250],
  ['12.000.000', 'KWD', undefined],
  ['١٫٢٥٠', 'AED', 1.25],
])('%s in %s is read as %s', (typed, currency, amount) =>
  expect(typedAmount(typed, currency)).toBe(amount),
);

it.each([
  ['3.6725', 3.6725],
  ['41,25', 41.25],
  ['41.253', 41.253],
  ['0,307', 0.307],
  ['٤١٫٢٥', 41.25],
  ['\u200e٤١،٢٥', 41.25],
  ['1,507.5', 1507.5],
  ['42000', 42_000],
  ['42,000', undefined],
  ['1.507.500', undefined],
  ['', undefined],
])('the rate %s is read as %s', (typed, rate) => expect(typedRate(typed)).toBe(rate));
