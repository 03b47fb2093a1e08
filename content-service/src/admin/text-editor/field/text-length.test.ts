import { afterEach, expect, it, vi } from 'vitest';
import { textLengthOf } from './text-length';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['two words, one minute', { words: 4, minutes: 1 }],
  ['word '.repeat(600), { words: 600, minutes: 3 }],
  ['كلمة '.repeat(420), { words: 420, minutes: 3 }],
  ['слово '.repeat(540), { words: 540, minutes: 3 }],
  ['', { words: 0, minutes: 1 }],
])('counts the words of %.20s', (text, length) => {
  expect(textLengthOf(text)).toEqual(length);
});

it('counts them in browsers without a segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(textLengthOf('Don’t sign: read 2 pages, کتاب‌ها और शब्द').words).toBe(8);
});
