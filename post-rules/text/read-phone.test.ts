import { expect, test } from 'vitest';
import { readPhone } from '#text/read-phone';

test.each([
  ['with its country code', '+971 50 123 4567', null],
  ['without', '050 123 4567', 'AE'],
  ['with two zeros', '00971501234567', 'TR'],
  ['in Arabic digits', '٠٥٠ ١٢٣ ٤٥٦٧', 'AE'],
  ['with hyphens and brackets', '(050) 123-4567', 'AE'],
  ['pasted with marks of direction', '\u202a+971 50 123 4567\u202c', 'TR'],
])('reads a number %s', (_, text, country) => {
  expect(readPhone(text, country)).toEqual({ international: '+971 50 123 4567', country: 'AE' });
});

test('reads a free number of a country', () => {
  expect(readPhone('800 1234', 'AE')).toEqual({ international: '+971 800 1234', country: 'AE' });
});

test.each([
  ['too-short', '050', 'AE'],
  ['unknown', '050 123', 'AE'],
  ['unknown', '+90 912 345 67 89', null],
  ['too-long', '050 123 4567 89012', 'AE'],
  ['no-country', '050 123 4567', null],
  ['no-country', '050 123 4567', 'XX'],
  ['no-country', '+999 123 4567', 'AE'],
  ['no-number', 'ask Amal', 'AE'],
  ['no-number', '050 123 4567, 050 123 4568', 'AE'],
  ['no-number', '+971 50 123 4567 ext. 5', 'AE'],
])('says %s of "%s" (%s)', (problem, text, country) => {
  expect(readPhone(text, country)).toBe(problem);
});

test.each(['+971 4 000 0000', '+90 212 000 0000', '+965 2000 0000'])(
  'reads its own form again: %s',
  (text) => {
    const phone = readPhone(text, null);
    if (typeof phone === 'string') throw new Error(phone);
    expect(readPhone(phone.international, 'SA')).toEqual(phone);
  },
);
