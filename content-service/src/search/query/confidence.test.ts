import { describe, expect, test } from 'vitest';
import type { AnalysedQuery } from '../text/analyse-query';
import { confidenceOf, WEAK_CONFIDENCE } from './confidence';

const word = (stem: string) => ({ word: stem, stems: [stem], parts: [] });
const query: AnalysedQuery = { language: 'en', words: ['rent', 'flat', 'bank'].map(word) };
const totals = { documents: 100, averageLength: 50, documentsWith: () => 5 };
const result = (score: number, title: string, ...stems: string[]) => ({
  score,
  title,
  language: 'en',
  stems: new Map(stems.map((stem) => [stem, 1])),
});

describe('confidenceOf', () => {
  test('is 1 for a result far ahead with all words in its title', () => {
    const results = [result(10, 'rent flat bank', 'rent', 'flat', 'bank'), result(5, 'other')];
    expect(confidenceOf(query, results, totals)).toBe(1);
  });

  test('is 0 for no result, and for one that matches nothing', () => {
    expect(confidenceOf(query, [], totals)).toBe(0);
    expect(confidenceOf(query, [result(0, 'rent')], totals)).toBe(0);
  });

  test('grows with the share of the query, with the title and with the lead', () => {
    const second = result(9, 'other');
    const confidences = [
      [result(10, 'other', 'rent'), second],
      [result(10, 'other', 'rent', 'flat'), second],
      [result(10, 'rent', 'rent', 'flat'), second],
      [result(10, 'rent', 'rent', 'flat'), result(7, 'other')],
    ].map((results) => confidenceOf(query, results, totals));
    expect(confidences).toEqual(confidences.toSorted());
    expect(new Set(confidences).size).toBe(4);
  });

  test('is low for the only result if it holds one word of three', () => {
    expect(confidenceOf(query, [result(10, 'other', 'rent')], totals)).toBeLessThan(
      WEAK_CONFIDENCE,
    );
  });
});

const words = [{ word: 'iqama', stems: ['iqama'], parts: [] }];
const phrases = [
  { text: 'ВНЖ', language: 'ru' as const, stems: ['внж'], weight: 0.6, share: 0.6 },
  { text: 'visa', language: 'ru' as const, stems: ['виз'], weight: 0.2, share: 0.3 },
];
const expanded = { language: 'en' as const, words, expansions: [{ positions: [0], phrases }] };
const confidenceIn = (stem: string, language = 'ru') =>
  confidenceOf(
    expanded,
    [{ score: 1, stems: new Map([[stem, 1]]), title: null, language }],
    totals,
  );

test('another word for a concept counts less than the typed one, more than a narrower concept', () => {
  const [typed = 0, other = 0, narrower = 0, none = 0] = ['iqama', 'внж', 'виз', 'дом'].map(
    (stem) => confidenceIn(stem),
  );
  expect(typed).toBeGreaterThan(other);
  expect(other).toBeGreaterThan(narrower);
  expect(narrower).toBeGreaterThan(none);
});

test('another word counts only in texts of its language', () => {
  expect(confidenceIn('внж', 'uk')).toBe(confidenceIn('дом', 'uk'));
});
