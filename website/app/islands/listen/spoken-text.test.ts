import { expect, it } from 'vitest';
import { digitByDigit, spokenText } from './spoken-text.ts';

it.each([
  ['Call +971 4 123 4567 now.', 'Call +9 7 1  4  1 2 3  4 5 6 7 now.'],
  ['Call 04-1234567.', 'Call 0 4 -1 2 3 4 5 6 7.'],
  ['Call 00971 4 1234567.', 'Call 0 0 9 7 1  4  1 2 3 4 5 6 7.'],
  ['Room 5 +971 4 123 4567', 'Room 5 +9 7 1  4  1 2 3  4 5 6 7'],
  ['اتصل على ٠٥٠١٢٣٤٥٦٧ الآن', 'اتصل على ٠ ٥ ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ الآن'],
  ['۰۲۱ ۱۲۳۴ ۵۶۷۸', '۰ ۲ ۱  ۱ ۲ ۳ ۴  ۵ ۶ ۷ ۸'],
])('reads the telephone number in %j digit by digit', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken);
});

it.each([
  'It costs 120000 AED.',
  'On 12.11.2026 at 18:00.',
  '2026-11-23',
  'About 1 000 000 people.',
  '100 000 and 20',
  '5000001234567',
  '1,000,000.00 or 2.000.000',
])('reads the numbers in %j as numbers', (text) => {
  expect(spokenText(text)).toBe(text);
});

it('separates the digits of a short number', () => {
  expect(digitByDigit('998')).toBe('9 9 8');
});
