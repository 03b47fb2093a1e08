import { describe, expect, it } from 'vitest';
import { messagesFor } from './i18n/language.ts';
import { plural } from './i18n/plural.ts';
import {
  directionOf,
  isLatin,
  languageAttributes,
  languageCodes,
  languages,
  scriptOf,
} from './languages.ts';

describe('directionOf', () => {
  it.each(['ar', 'fa', 'he', 'ur', 'ps', 'dv', 'ku', 'yi', 'ar-AE', 'KU'])('%s is rtl', (code) => {
    expect(directionOf(code)).toBe('rtl');
  });
  it.each(['en', 'tr', 'ru', 'hi', '', 'x'])('%j is ltr', (code) => {
    expect(directionOf(code)).toBe('ltr');
  });
});

describe('isLatin', () => {
  it.each(['İncir Ağacı Sokak No: 9', '+971 50 000 0000', ''])('is true for %j', (text) => {
    expect(isLatin(text)).toBe(true);
  });
  it.each(['شارع 9', 'Омар', 'Deira دیرہ'])('is false for %j', (text) => {
    expect(isLatin(text)).toBe(false);
  });
});

describe('scriptOf', () => {
  it.each([
    ['tr', 'latin'],
    ['ru', 'cyrillic'],
    ['uz-Cyrl', 'cyrillic'],
    ['ar', 'arabic'],
    ['ar-AE', 'arabic'],
    ['AR_AE', 'arabic'],
    ['fa', 'arabic'],
    ['ps', 'arabic-extended'],
    ['ckb', 'arabic-extended'],
    ['ku', 'arabic-extended'],
    ['ku-Latn', 'latin'],
    ['ur', 'nastaliq'],
    ['pa-PK', 'nastaliq'],
    ['pa', 'gurmukhi'],
    ['hi', 'devanagari'],
    ['am', 'ethiopic'],
    ['', 'latin'],
    ['not a code', 'latin'],
    ['constructor', 'latin'],
  ])('%j is written in %s', (code, script) => {
    expect(scriptOf(code)).toBe(script);
  });

  it.each(languageCodes)('%s is written in a direction that fits its script', (code) => {
    expect(directionOf(code)).toBe(languages[code].direction);
  });
});

describe('languageAttributes', () => {
  it('names language, direction and script', () => {
    expect(languageAttributes({ code: 'ur', direction: 'rtl' })).toEqual({
      lang: 'ur',
      dir: 'rtl',
      'data-script': 'nastaliq',
    });
  });

  it('leaves the direction of an unknown language to the browser', () => {
    expect(languageAttributes(null)).toEqual({ dir: 'auto' });
  });
});

describe('plural', () => {
  it('selects the form and inserts the number', () => {
    const forms = { one: '# post', other: '# posts' };
    expect(plural('en', 1, forms)).toBe('1 post');
    expect(plural('en', 1200, forms)).toBe('1,200 posts');
    expect(plural('ar', 2, { two: 'منشوران', other: '# منشور' })).toBe('منشوران');
  });

  it.each([
    [0, 'لا مقالات'],
    [1, 'مقال واحد'],
    [2, 'مقالان'],
    [3, '3 مقالات'],
    [13, '13 مقالًا'],
    [100, '100 مقال'],
    [1103, '1,103 مقالات'],
  ])('counts %d articles in Arabic', (count, text) => {
    expect(messagesFor('ar', 'x').kinds.article.count(count)).toBe(text);
  });
});
