import { describe, expect, test } from 'vitest';
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

  test('is the more common of equally likely ones', () => {
    const words = [
      { word: 'rant', documents: 1 },
      { word: 'runt', documents: 50 },
    ];
    expect(nearestWord('rznt', words, 1)).toBe('runt');
  });

  test.each([
    ['too many mistakes', 'rennnnt', ['rent']],
    ['another script', 'taxi', ['такси']],
    ['no word', 'rent', []],
  ])('is none with %s', (_, typed, words) => {
    expect(nearestWord(typed, known(...words), 1)).toBeUndefined();
  });
});
