import { describe, expect, test } from 'vitest';
import { createScorer, inverseFrequency, prefixKey, type RankedDocument } from './rank';

const totals = { documents: 100, averageLength: 50, documentsWith: () => 5 };
const query = {
  language: 'en' as const,
  words: [{ word: 'renting', stems: ['rent', 'renting'], parts: ['flat'] }],
};
const documentWith = (stems: [string, number][], others: Partial<RankedDocument> = {}) => ({
  language: 'en',
  length: 50,
  ...others,
  stems: new Map(stems),
});
const score = (stems: [string, number][], others?: Partial<RankedDocument>) =>
  createScorer(query, totals)(documentWith(stems, others));

describe('createScorer', () => {
  test('is nothing for a document without any of the words', () => {
    expect(score([['house', 3]])).toBe(0);
  });

  test('prefers texts in the language of a query less where the page is in another', () => {
    const ratio = (pageLanguage: 'en' | 'fa') => {
      const scoreOf = createScorer({ ...query, pageLanguage }, totals);
      const [own, other] = ['en', 'ar'].map((language) =>
        scoreOf(documentWith([['rent', 1]], { language })),
      );
      return (own ?? 0) / (other ?? 1);
    };
    expect(ratio('en')).toBeCloseTo(1.3);
    expect(ratio('fa')).toBeCloseTo(1.15);
  });

  test('grows with the weight of a word, and less each time', () => {
    const [one, two, three] = [1, 2, 3].map((weight) => score([['rent', weight]]));
    expect(two).toBeGreaterThan(one ?? 0);
    expect((three ?? 0) - (two ?? 0)).toBeLessThan((two ?? 0) - (one ?? 0));
  });

  test('counts the best stem of a word, not their sum', () => {
    const both = score([
      ['rent', 1],
      ['renting', 1],
    ]);
    expect(both).toBeLessThan(2 * score([['rent', 1]]));
  });

  test('is lower for a longer text', () => {
    expect(score([['rent', 1]], { length: 500 })).toBeLessThan(score([['rent', 1]]));
  });

  test('counts parts of compounds and first letters, less than the word', () => {
    const word = score([['rent', 1]]);
    for (const hit of ['flat', 'rental']) {
      expect(score([[hit, 1]])).toBeGreaterThan(0);
      expect(score([[hit, 1]])).toBeLessThan(word);
    }
  });

  test('prefers a text in the language of the query', () => {
    expect(score([['rent', 1]])).toBeCloseTo(1.3 * score([['rent', 1]], { language: 'de' }));
  });
});

describe('createScorer with the other words for a concept', () => {
  const ofConcept = (
    text: string,
    language: 'en' | 'tr' | null,
    stems: string[],
    weight = 0.5,
  ) => ({
    text,
    language,
    stems,
    weight,
    share: 0.5,
  });
  const expanded = {
    ...query,
    expansions: [
      {
        positions: [0],
        phrases: [
          ofConcept('lease', 'en', ['lease']),
          ofConcept('kira', 'tr', ['kira']),
          ofConcept('ejari', null, ['ejari']),
          ofConcept('take over', 'en', ['take', 'over']),
        ],
      },
    ],
  };
  const expandedScore = (stems: [string, number][], language = 'en') =>
    createScorer(expanded, totals)(documentWith(stems, { language }));

  test('counts them at their weight', () => {
    // The typed word counts half as much again for its first letters.
    expect(expandedScore([['lease', 1]])).toBeCloseTo((0.5 * score([['rent', 1]])) / 1.5);
    expect(score([['lease', 1]])).toBe(0);
  });

  test('counts them in texts of their language only, transliterations in all', () => {
    expect(expandedScore([['kira', 1]], 'tr')).toBeGreaterThan(0);
    expect(expandedScore([['kira', 1]], 'de')).toBe(0);
    expect(expandedScore([['ejari', 1]], 'de')).toBeGreaterThan(0);
  });

  test('counts several words only together', () => {
    expect(expandedScore([['take', 1]])).toBe(0);
    const both: [string, number][] = [
      ['take', 1],
      ['over', 1],
    ];
    expect(expandedScore(both)).toBeGreaterThan(0);
  });

  test('counts the typed word where a text has both', () => {
    const both: [string, number][] = [
      ['rent', 1],
      ['lease', 1],
    ];
    expect(expandedScore(both)).toBeCloseTo(expandedScore([['rent', 1]]));
    expect(expandedScore([['rent', 1]])).toBeCloseTo(score([['rent', 1]]));
  });
});

test('rare words weigh more than common ones', () => {
  expect(inverseFrequency(100, 1)).toBeGreaterThan(inverseFrequency(100, 50));
  expect(inverseFrequency(100, 100)).toBeGreaterThan(0);
});

test('the beginning of a word is its first four letters, if it has so many', () => {
  expect(prefixKey('renting')).toBe('rent*');
  expect(prefixKey('rent')).toBe('rent*');
  expect(prefixKey('ren')).toBeUndefined();
  expect(prefixKey('مدارس')).toBe('مدا*');
  expect(prefixKey('سك')).toBeUndefined();
});
