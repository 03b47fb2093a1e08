import { expect, test } from 'vitest';
import { confidenceOf } from './confidence';

const totals = { documents: 100, averageLength: 50, documentsWith: () => 5 };
const words = [{ word: 'iqama', stems: ['iqama'], parts: [] }];
const phrases = [
  { text: 'ВНЖ', language: 'ru' as const, stems: ['внж'], weight: 0.6, share: 0.6 },
  { text: 'visa', language: 'ru' as const, stems: ['виз'], weight: 0.2, share: 0.3 },
];
const query = { language: 'en' as const, words, expansions: [{ positions: [0], phrases }] };
const confidence = (stem: string, language = 'ru') =>
  confidenceOf(query, [{ score: 1, stems: new Map([[stem, 1]]), title: null, language }], totals);

test('another word for a concept counts less than the typed one, more than a narrower concept', () => {
  const [typed = 0, other = 0, narrower = 0, none = 0] = ['iqama', 'внж', 'виз', 'дом'].map(
    (stem) => confidence(stem),
  );
  expect(typed).toBeGreaterThan(other);
  expect(other).toBeGreaterThan(narrower);
  expect(narrower).toBeGreaterThan(none);
});

test('another word counts only in texts of its language', () => {
  expect(confidence('внж', 'uk')).toBe(confidence('дом', 'uk'));
});
