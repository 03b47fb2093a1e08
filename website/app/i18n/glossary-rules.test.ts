import { expect, it } from 'vitest';
import { type LanguageCode, languageCodes, languages } from '../languages.ts';
import { digitsOf } from './digits.ts';
import { messagesFor } from './language.ts';

/* Rules of docs/glossary.md that hold for each text of a language. */

const withOwnDigits = languageCodes.filter((code) => digitsOf(languages[code].locale) !== 'latn');

it.each(withOwnDigits)('writes the numbers of texts with the digits of %s', (language) => {
  const texts = textsOf(language).filter(isWords).map(withoutIsolated);
  expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
});

it('keeps short Russian prepositions in the line of the next word', () => {
  const short = /(?<![\p{L}\d-])(?:и|в|на|с|по|о|от|из|а|у|до|во|за|со|к|об) /iu;
  expect(textsOf('ru').filter((text) => short.test(text))).toEqual([]);
});

/** Dates of legal texts are data, which pages write in words. */
const isWords = (text: string) => !/^\d{4}-\d{2}-\d{2}$/.test(text);

/** Phone numbers and addresses of the web, which are isolated. */
const withoutIsolated = (text: string) => text.replace(/\u2066[^\u2069]*\u2069/g, '');

/** Every text of a language, those with values with a 2. */
function textsOf(language: LanguageCode): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return collect(value(2, 2, 2));
    return typeof value === 'object' && value ? Object.values(value).flatMap(collect) : [];
  };
  return collect(messagesFor(language, 'Diyar'));
}
