import { expect, test } from 'vitest';
import { oneLine } from '#one-line';

test.each([
  [
    'line breaks and control characters',
    ' One\r\nBcc:\u0000 two\u2028three\t',
    'One Bcc: two three',
  ],
  ['a bidirectional override', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['embeddings and isolates', '\u202Aa\u202B\u202C\u202D\u2066b\u2067\u2068\u2069', 'ab'],
  ['directional marks', '\u200Ea\u200F\u061Cb', 'ab'],
  ['zero-width characters', 'pay\u200Bpal\uFEFF\u2060\u00AD', 'paypal'],
  ['tags and annotations', 'a\u{E0041}\u{E007F}\uFFF9b\uFFFB', 'ab'],
])('removes %s', (_description, text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['the joiners of Persian and emoji', 'می\u200Cخواهم 👨\u200D👩\u200D👧'],
  ['Arabic number signs, which are visible', '\u0600\u06DD'],
  ['vowel marks and variation selectors', 'مُحَمَّد ❤\uFE0F'],
])('keeps %s', (_description, text) => {
  expect(oneLine(text)).toBe(text);
});
