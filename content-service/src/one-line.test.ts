import { expect, test } from 'vitest';
import { oneLine } from './one-line';

test.each([
  [
    'line breaks and control characters',
    ' One\r\nBcc:\u0000 two\u2028three\t',
    'One Bcc: two three',
  ],
  ['an override that turns letters round', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['embeddings and isolates', '\u202Aa\u202B\u202C\u202D\u2066b\u2067\u2068\u2069', 'ab'],
  ['marks of direction', '\u200Ea\u200F\u061Cb', 'ab'],
  ['what has no width', 'pay\u200Bpal\uFEFF\u2060\u00AD', 'paypal'],
  ['tags and annotations', 'a\u{E0041}\u{E007F}\uFFF9b\uFFFB', 'ab'],
])('takes out %s', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['the joiners of Persian and of emoji', 'می\u200Cخواهم 👨\u200D👩\u200D👧'],
  ['the signs of Arabic numbers, which are seen', '\u0600\u06DD'],
  ['vowel marks and variants', 'مُحَمَّد ❤\uFE0F'],
])('leaves %s', (_what, text) => {
  expect(oneLine(text)).toBe(text);
});
