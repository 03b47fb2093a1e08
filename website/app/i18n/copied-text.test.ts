import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { messagesFor } from './language.ts';

const brand = '⟦brand⟧';

/** Largest share of one or two words that equal the English ones: languages have words in common. */
const MAX_SHARE = 0.02;

/** Names of products and formats, which are written the same in every language. */
const names = [
  ...['Android', 'Apple Maps', 'Google', 'iOS', 'iPad', 'iPhone', 'localStorage'],
  ...['OpenStreetMap', 'QR', 'Telegram', 'WhatsApp'],
];

/** Texts that may be the same in every language. */
const sameInEveryLanguage = [
  // Ids of sections, which are part of addresses.
  /^(?:eula|privacy)\.sections\.\d+\.id$/,
  // A reader of the app who writes in Arabic.
  /^home\.conversation\.inArabic$/,
];

const english = textsOf(messagesFor('en', brand));

it('finds texts in objects, lists and functions', () => {
  expect([...english.values()]).toEqual(
    expect.arrayContaining(['Skip to the content', 'Page 2', '2 articles']),
  );
  expect(english.get('privacy.sections.0.title')).toMatch(/\p{L}/u);
});

describe.each(languageCodes.filter((code) => code !== 'en'))('the messages in %s', (language) => {
  const texts = [...textsOf(messagesFor(language, brand))].filter(([path, text]) =>
    needsTranslation(path, text),
  );
  const copied = texts.filter(([path, text]) => english.get(path) === text);
  const isLong = ([, text]: [string, string]) => text.split(/\s+/).length > 2;

  it('contain no English text of three words or more', () => {
    expect(copied.filter(isLong)).toEqual([]);
  });

  it('contain few English words', () => {
    expect(texts.length).toBeGreaterThan(400);
    const words = copied.filter((entry) => !isLong(entry));
    expect(words.length, words.join('\n')).toBeLessThanOrEqual(texts.length * MAX_SHARE);
  });
});

/** Whether a text has letters besides names, numbers and placeholders. */
function needsTranslation(path: string, text: string): boolean {
  if (sameInEveryLanguage.some((pattern) => pattern.test(path))) return false;
  const words = [brand, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text);
  return /\p{L}/u.test(words.replace(/\{\w+\}/g, ''));
}

/** The texts of a catalogue by path. Functions are called with the number 2 for every argument. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return textsOf(value(2, 2, 2), path);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [
      ...textsOf(each, path ? `${path}.${key}` : key),
    ]),
  );
}
