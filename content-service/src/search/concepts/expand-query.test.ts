import { describe, expect, test } from 'vitest';
import { analyseQuery } from '../text/analyse-query';
import { expandQuery } from './expand-query';
import { buildLexicon } from './lexicon';

const lexicon = buildLexicon([
  {
    id: 1,
    broader: null,
    words: [
      { language: 'en', words: 'residence permit\niqama' },
      { language: 'ar', words: 'إقامة\nتصريح إقامة\niqama' },
      { language: 'tr', words: 'ikamet\noturma izni' },
      { language: 'ru', words: 'ВНЖ\nвид на жительство' },
    ],
  },
  {
    id: 2,
    broader: { id: 1 },
    words: [
      { language: 'en', words: 'permit renewal\nresidence extension' },
      { language: 'ar', words: 'تجديد الإقامة' },
    ],
  },
  { id: 6, broader: null, words: [{ language: 'en', words: 'residence\nabode' }] },
  { id: 3, broader: null, words: [{ language: 'fa', words: 'کار' }] },
  {
    id: 4,
    broader: null,
    words: [
      { language: 'ur', words: 'عقد' },
      { language: 'en', words: 'marriage' },
    ],
  },
  {
    id: 5,
    broader: null,
    words: [
      { language: 'ar', words: 'عقد' },
      { language: 'en', words: 'contract' },
    ],
  },
]);

const expand = (query: string, language: string) =>
  expandQuery(
    analyseQuery(query, language, () => false),
    lexicon,
  ).expansions ?? [];
const textsFor = (query: string, language: string) =>
  expand(query, language).flatMap(({ phrases }) => phrases.map(({ text }) => text));

describe('expandQuery', () => {
  test.each([
    ['residence permits', 'en', ['ikamet', 'ВНЖ', 'إقامة']],
    ['Iqama', 'en', ['ikamet', 'ВНЖ', 'residence permit']],
    ['iqama', 'ar', ['ikamet', 'ВНЖ', 'إقامة']],
    ['الإقامة', 'ar', ['ikamet', 'ВНЖ', 'تصريح إقامة']],
    ['oturma izni', 'tr', ['ikamet', 'ВНЖ', 'إقامة']],
    ['вид на жительство', 'ru', ['ikamet', 'ВНЖ', 'إقامة']],
    ['вид жительство', 'ru', ['ikamet', 'ВНЖ', 'إقامة']],
  ])('adds the words of other languages and synonyms for %s', (query, language, expected) => {
    expect(textsFor(query, language)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['residencepermits', 'en', 'residence permit', 1],
    ['виджительство', 'ru', 'вид на жительство', 1],
    ['ika met', 'tr', 'ikamet', 2],
  ])(
    'knows %s as another spelling, which counts as all its words',
    (query, language, expected, weight) => {
      const [expansion] = expand(query, language);
      const phrase = expansion?.phrases.find(({ text }) => text === expected);
      expect(phrase).toMatchObject({ weight, share: 1 });
    },
  );

  test('leaves out the words that were typed', () => {
    expect(textsFor('residence permit', 'en')).not.toContain('residence permit');
    expect(textsFor('residence permit', 'en')).toContain('iqama');
  });

  test('prefers the longest name, and goes on behind it', () => {
    expect(textsFor('residence', 'en')).toEqual(['abode']);
    const weights = expand('residence permit', 'en').flatMap(({ phrases }) =>
      ['abode', 'iqama'].map((text) => phrases.find((each) => each.text === text)?.weight),
    );
    expect(weights).toEqual([0.025, 0.05]);
    expect(expand('permit renewal marriage', 'en').map(({ positions }) => positions)).toEqual([
      [0, 1],
      [2],
    ]);
    expect(textsFor('permit renewal', 'en')).toContain('تجديد الإقامة');
    expect(textsFor('permit renewal', 'en')).not.toContain('ВНЖ');
  });

  test('adds the usual words for narrower concepts, at a lower weight', () => {
    const [expansion] = expand('residence permit', 'en');
    const weightOf = (text: string) =>
      expansion?.phrases.find((each) => each.text === text)?.weight;
    expect(textsFor('iqama', 'en')).not.toContain('residence extension');
    expect(weightOf('تجديد الإقامة')).toBeGreaterThan(0);
    expect(weightOf('تجديد الإقامة')).toBeLessThan(weightOf('ВНЖ') ?? 0);
    expect(weightOf('ВНЖ')).toBeLessThan(1);
  });

  test('takes a word that two languages have in the language of the query', () => {
    expect(textsFor('عقد', 'ar')).toContain('contract');
    expect(textsFor('عقد', 'ar')).not.toContain('marriage');
    expect(textsFor('عقد', 'ur')).toContain('marriage');
    expect(textsFor('عقد', 'fa')).toEqual(expect.arrayContaining(['contract', 'marriage']));
  });

  test('looks for words in texts of their language, for transliterations in all', () => {
    const [expansion] = expand('ВНЖ', 'ru');
    const languageOf = (text: string) =>
      expansion?.phrases.filter((each) => each.text === text).map(({ language }) => language);
    expect(languageOf('ikamet')).toEqual(['tr']);
    expect(languageOf('iqama')).toEqual(['en', null]);
  });

  test.each(['permit', 'wombat', ''])('adds nothing for %j', (query) => {
    expect(expand(query, 'en')).toEqual([]);
  });
});

test('knows the words of all phrases, which misspelt ones may have meant', () => {
  expect(lexicon.words()).toEqual(expect.arrayContaining(['permit', 'renewal', 'ikamet']));
});
