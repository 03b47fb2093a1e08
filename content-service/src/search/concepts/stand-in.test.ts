import { describe, expect, test } from 'vitest';
import { analyseQuery } from '../text/analyse-query';
import { expandQuery } from './expand-query';
import { buildLexicon } from './lexicon';
import { withStandIns } from './stand-in';

const lexicon = buildLexicon([
  {
    id: 1,
    broader: null,
    words: [
      { language: 'en', words: 'sofa\ncouch\nsofa bed' },
      { language: 'tr', words: 'kanepe' },
    ],
  },
]);

/** The weights of other words for what is asked for, where texts hold some words only. */
function weightsFor(typed: string, held: string[]) {
  const analysed = analyseQuery(typed, 'en', () => false);
  const query = expandQuery(analysed, lexicon);
  const { expansions = [] } = withStandIns(query, (stem) => held.includes(stem));
  return expansions.flatMap(({ phrases }) => phrases.map(({ text, weight }) => [text, weight]));
}

describe('other words for a concept', () => {
  test('stand in for a word that no text holds', () => {
    expect(weightsFor('second hand couch', ['second', 'hand', 'sofa'])).toEqual([
      ['sofa', 0.75],
      ['sofa bed', 0.75],
      ['kanepe', 0.75],
    ]);
  });

  test('stand in if one of several words is in no text', () => {
    expect(weightsFor('sofa bed', ['sofa'])[0]).toEqual(['sofa', 0.75]);
  });

  test('count little beside words that texts hold', () => {
    expect(weightsFor('couch', ['couch', 'sofa'])).toEqual([
      ['sofa', 0.05],
      ['sofa bed', 0.05],
      ['kanepe', 0.6],
    ]);
  });
});
