import { expect, it } from 'vitest';
import { type LanguageCode, languageCodes, languages } from '../languages.ts';
import { digitsOf } from './digits.ts';
import { messagesFor } from './language.ts';
import { withLatinWords } from './latin-words.ts';

/* Rules of docs/glossary.md that hold for each text of a language. */

const withOwnDigits = languageCodes.filter((code) => digitsOf(languages[code].locale) !== 'latn');

it.each(withOwnDigits)('writes the numbers of texts with the digits of %s', (language) => {
  const texts = textsOf(language).map(withoutIsolated);
  expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
});

const inOtherScripts = languageCodes.filter((code) => languages[code].script !== 'latin');

it.each(inOtherScripts)('writes no Latin word in %s, nor in what scripts show', (language) => {
  const brand = { name: 'Diyar', social: [], contactAddress: '' };
  const texts = textsOf(language).map((text) => text.replace(/\{\w+\}/g, ''));
  expect(withLatinWords(texts, brand)).toEqual([]);
});

it('keeps short Russian prepositions in the line of the next word', () => {
  const short = /(?<![\p{L}\d-])(?:и|в|на|с|по|о|от|из|а|у|до|во|за|со|к|об) /iu;
  expect(textsOf('ru').filter((text) => short.test(text))).toEqual([]);
});

/** Data of legal texts, which pages do not show as they are. */
const DATA = ['id', 'date'];

/** Phone numbers and addresses of the web, which are isolated. */
const withoutIsolated = (text: string) => text.replace(/\u2066[^\u2069]*\u2069/g, '');

/** Every text of a language, those with values with a 2. */
function textsOf(language: LanguageCode): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return collect(value(2, 2, 2));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      DATA.includes(key) ? [] : collect(each),
    );
  };
  return collect(messagesFor(language, 'Diyar'));
}
