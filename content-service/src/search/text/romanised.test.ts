import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from './languages';
import { isRomanised } from './romanised';

describe('isRomanised', () => {
  test.each<[SearchLanguage, string, boolean]>([
    ['ru', 'noutbuk', true],
    ['ar', '5iyata', true],
    ['ar', 'mal3ab', true],
    ['fa', 'mal3ab', false],
    ['ar', '7', false],
    ['ar', 'a4', false],
    ['ru', 'ноутбук', false],
    ['en', 'contract', false],
    ['tr', 'kira', false],
  ])('for a page in %s, %s: %s', (language, word, expected) => {
    expect(isRomanised(word, language)).toBe(expected);
  });
});
