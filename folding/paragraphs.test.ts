import { expect, it } from 'vitest';
import { paragraphs } from '#paragraphs';

it.each([
  ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
  ['one\u0000\n\ttwo\u0007', 'one\n\ttwo'],
  ['می\u200cشود', 'می\u200cشود'],
  ['\u200b\u200c \u2060\ufeff\n\u3164', ''],
  [' \n ', ''],
])('normalises %j to %j', (text, expected) => {
  expect(paragraphs(text)).toBe(expected);
});
