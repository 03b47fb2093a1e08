import { describe, expect, test } from 'vitest';
import { inverseFrequency, prefixKey, type RankedDocument, scoreDocument } from './rank';

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
  scoreDocument(query, documentWith(stems, others), totals);

describe('scoreDocument', () => {
  test('is nothing for a document without any of the words', () => {
    expect(score([['house', 3]])).toBe(0);
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
