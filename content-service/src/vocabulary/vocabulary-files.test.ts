import path from 'node:path';
import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import { POST_TYPES } from '../../seed/demo-documents';
import { readDemoFiles } from '../../seed/demo-files';
import { type NameEntry, readConcepts, readNames, VOCABULARY_LANGUAGES } from './vocabulary-files';

const directory = path.join(__dirname, '..', '..', 'vocabulary');
const seed = path.join(__dirname, '..', '..', 'seed');

/** What the letters of a language's own words match; digits and punctuation match all of them. */
const LETTERS = {
  en: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  ckb: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
} satisfies Record<(typeof VOCABULARY_LANGUAGES)[number], RegExp>;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/gu;

/** Languages, and their words, that break a rule. */
function offenders(entry: NameEntry, breaksRule: (words: string[], language: string) => unknown) {
  return VOCABULARY_LANGUAGES.filter((language) => breaksRule(entry[language], language)).map(
    (language) => `${entry.key} ${language}: ${entry[language].join(', ')}`,
  );
}

const hasRepetition = (words: string[]) => new Set(words.map(fold)).size < words.length;
const hasEmptyWord = (words: string[]) => words.some((word) => fold(word) === '');

/** Whether a word has letters of another script: the first any, later ones any but Latin. */
function isInWrongScript(words: string[], language: string): boolean {
  const own = LETTERS[language as keyof typeof LETTERS];
  return words.some((word, index) =>
    (word.match(LETTER) ?? []).some(
      (letter) => !own.test(letter) && (index === 0 || !LATIN.test(letter)),
    ),
  );
}

describe('the concepts', async () => {
  const concepts = (await readConcepts(directory)).parse();

  test('have a key each of their own', () => {
    const keys = concepts.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
  });

  test('have broader concepts that exist, without cycles', () => {
    const broaderOf = new Map(concepts.map(({ key, broader }) => [key, broader]));
    const chainOf = (key: string | undefined, seen: string[] = []): string[] =>
      key === undefined || seen.includes(key)
        ? [...seen, String(key)]
        : chainOf(broaderOf.get(key), [...seen, key]);
    for (const { key, broader } of concepts) {
      if (broader !== undefined) expect([key, broaderOf.has(broader)]).toEqual([key, true]);
      expect(chainOf(key).at(-1)).toBe('undefined');
    }
  });

  test.each([
    ['repeat no word of a language', hasRepetition],
    ['have no word without letters or digits', hasEmptyWord],
    ['are in the script of their language, transliterations after the first', isInWrongScript],
  ])('%s', (_, breaksRule) => {
    expect(concepts.flatMap((concept) => offenders(concept, breaksRule))).toEqual([]);
  });
});

describe('the names', async () => {
  const names = (await readNames(directory)).parse();
  const all = Object.values(names).flat();

  test('have a key each of their own', () => {
    for (const group of Object.values(names)) {
      const keys = group.map(({ key }) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
    }
  });

  test('repeat no name of a language, and have none without letters', () => {
    expect(all.flatMap((entry) => offenders(entry, hasRepetition))).toEqual([]);
    expect(all.flatMap((entry) => offenders(entry, hasEmptyWord))).toEqual([]);
  });

  test('include those that Intl has for the countries', () => {
    const missing = names.countries.flatMap((country) =>
      offenders(country, (words, language) => {
        const name = new Intl.DisplayNames(language, { type: 'region' }).of(country.key) ?? '';
        return !words.map(fold).includes(fold(name));
      }),
    );
    expect(missing).toEqual([]);
  });

  test('include all kinds, places, categories and communities of the demo content', async () => {
    const { countries, categories, communities } = await readDemoFiles(seed);
    const keysOf = (group: { key: string }[]) => group.map(({ key }) => key);
    const cities = countries.flatMap((country) => country.cities);
    const areas = cities.flatMap((city) => city.areas.map((area) => `${city.key}/${area.key}`));
    expect(keysOf(names.kinds), 'kinds in vocabulary/names.yaml').toEqual(
      Object.values(POST_TYPES),
    );
    expect(keysOf(names.countries)).toEqual(
      expect.arrayContaining(countries.map(({ code }) => code)),
    );
    expect(keysOf(names.cities)).toEqual(expect.arrayContaining(keysOf(cities)));
    expect(keysOf(names.areas)).toEqual(expect.arrayContaining(areas));
    expect(keysOf(names.categories)).toEqual(expect.arrayContaining(keysOf(categories)));
    expect(keysOf(names.communities)).toEqual(
      expect.arrayContaining(communities.map(({ name }) => name)),
    );
  });
});
