import { describe, expect, test } from 'vitest';
import { fold } from '../fold';
import { nearestWord } from './corrections';
import { editCost } from './edit-cost';

describe('editCost', () => {
  test('is nothing between equal words', () => {
    expect(editCost('permit', 'permit')).toBe(0);
  });

  test.each([
    ['swapped letters', 'pemrit'],
    ['a doubled letter', 'permitt'],
    ['a neighbouring key', 'petmit'],
  ])('is lower for %s than for any other mistake', (_, typed) => {
    expect(editCost(typed, 'permit')).toBeLessThan(editCost('pewmit', 'permit'));
    expect(editCost(typed, 'permit')).toBeGreaterThan(0);
  });

  test('is lowest for letters that only their dots tell apart', () => {
    expect(editCost('تصربح', 'تصريح')).toBe(0.5);
  });

  test('is higher for another first letter', () => {
    expect(editCost('xermit', 'permit')).toBeGreaterThan(editCost('pexmit', 'permit'));
  });
});

describe('nearestWord', () => {
  const known = (...words: string[]) => words.map((word) => ({ word, documents: 5 }));

  test('is the one with the likeliest mistake', () => {
    expect(nearestWord('pemrit', known('permit', 'merits'), 1)).toBe('permit');
  });

  test.each([
    ['room', 'roam'],
    ['غرفة', 'حرفة'],
    ['زيارة', 'زيادة'],
  ])('is none for the short word %s and %s, which any letter tells apart', (typed, word) => {
    expect(nearestWord(fold(typed), known(fold(word)), 1)).toBeUndefined();
  });

  test.each([
    ['rnet', 'rent'],
    ['سفير', 'سفیر'],
    ['ترحمة', 'ترجمة'],
  ])('is a likely mistake even for a short word: %s', (typed, word) => {
    expect(nearestWord(fold(typed), known(fold(word)), 1)).toBe(fold(word));
  });

  test('is the more common of equally likely ones', () => {
    const words = [
      { word: 'ranted', documents: 1 },
      { word: 'runted', documents: 50 },
    ];
    expect(nearestWord('rznted', words, 1)).toBe('runted');
  });

  test.each([
    ['too many mistakes', 'rennnnt', ['rent']],
    ['another script', 'taxi', ['такси']],
    ['no word', 'rent', []],
  ])('is none with %s', (_, typed, words) => {
    expect(nearestWord(typed, known(...words), 1)).toBeUndefined();
  });
});
