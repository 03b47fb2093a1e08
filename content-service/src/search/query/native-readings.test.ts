import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import { expandQuery } from '../concepts/expand-query';
import { buildLexicon } from '../concepts/lexicon';
import { analyseQuery } from '../text/analyse-query';
import { nativeReadings, withReadings } from './native-readings';

const lexicon = buildLexicon([
  {
    id: 1,
    broader: null,
    words: [
      { language: 'ur', words: 'ہفتہ' },
      { language: 'tr', words: 'hafta' },
      { language: 'ru', words: 'неделя' },
    ],
  },
]);
const analyse = (query: string) =>
  expandQuery(
    analyseQuery(query, 'ur', () => false),
    lexicon,
  );
const meant = fold('ہفتہ');
const read = (query: string) =>
  withReadings(analyse(query), [{ typed: 'hafta', meant }], 'ur', lexicon);

describe('nativeReadings', () => {
  test.each([
    ['a clear one for a concept', { isClear: true, isOfConcept: true }, 1],
    ['one that only somewhat fits', { isClear: false, isOfConcept: true }, 0],
    ['one that only posts hold', { isClear: true, isOfConcept: false }, 0],
  ])('takes %s', async (_, found, count) => {
    const nativeWordFor = async () => ({ word: meant, isInPosts: true, ...found });
    const { words } = analyse('hafta');
    expect(await nativeReadings(words, nativeWordFor)).toHaveLength(count);
  });

  test('takes none where nothing sounds like that', async () => {
    expect(await nativeReadings(analyse('hafta').words, async () => undefined)).toEqual([]);
  });
});

describe('withReadings', () => {
  test('looks for a word in both languages', () => {
    const [word] = read('hafta').words;
    expect(word?.stems).toEqual(expect.arrayContaining(['hafta', fold('ہفتہ')]));
    expect(word?.word).toBe('hafta');
  });

  test('prefers texts in the language of the page if all words are read in it', () => {
    expect(read('hafta').language).toBe('ur');
    expect(read('hafta sonu').language).not.toBe('ur');
  });

  test('has one expansion for a word, with other words for both readings', () => {
    const { expansions } = read('hafta');
    expect(expansions).toHaveLength(1);
    expect(expansions?.[0]?.phrases.map(({ text }) => text)).toContain('неделя');
  });
});
