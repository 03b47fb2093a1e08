import { expect, it } from 'vitest';
import { alternativeTextLanguage } from './alternative-text.ts';

it.each([
  ['Two builders under a crane', 'en', 'en'],
  ['Vinç altında iki işçi', 'tr', 'tr'],
  ['عاملان تحت رافعة', 'ar', 'ar'],
  ['Two builders under a crane', 'ar', 'en'],
  ['Two builders under a crane', 'ru', 'en'],
  ['Два строителя у крана', 'ru', 'ru'],
])('%s of a post in %s is in %s', (text, code, language) => {
  expect(alternativeTextLanguage(text, { code })).toBe(language);
});

it('is unknown for a post whose language is', () => {
  expect(alternativeTextLanguage('Two builders', null)).toBeUndefined();
});
