import { expect, it } from 'vitest';
import { languageNames } from './language-names.ts';

it('names languages in the language of the page', () => {
  expect(languageNames(['ar', 'tr', 'fa'], 'en-GB')).toBe('Arabic, Turkish and Persian');
  expect(languageNames(['ar', 'tr'], 'ar')).toContain('التركية');
});

it('leaves an invalid code unchanged', () => {
  expect(languageNames(['sign language', 'en'], 'en-GB')).toBe('sign language and English');
});
