import { expect, test } from 'vitest';
import { compoundParts, possibleParts } from './compounds';

const WORDS = new Set(['wohnung', 'geber', 'wohnungsgeber', 'kinder', 'garten', 'platz', 'kind']);
const isWord = (part: string) => WORDS.has(part);

test.each([
  ['wohnungsgeber', ['wohnung', 'geber']],
  ['kindergartenplatz', ['kinder', 'garten', 'platz']],
  ['wohnungsplatz', ['wohnung', 'platz']],
])('splits the compound %s', (word, parts) => {
  expect(compoundParts(word, isWord)).toEqual(parts);
});

test.each(['wohnung', 'platzes', 'wohnungsamt', 'universitat'])('leaves %s whole', (word) => {
  expect(compoundParts(word, isWord)).toEqual([]);
});

test('names every part that a split may use', () => {
  const possible = possibleParts('kindergartenplatz');
  for (const part of ['kinder', 'garten', 'platz']) expect(possible).toContain(part);
});
