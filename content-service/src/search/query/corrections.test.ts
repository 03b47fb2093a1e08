import { fold } from 'folding/fold';
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

  test.each([
    ['budjet', 'budget', 'letters that sound alike'],
    ['permt', 'permit', 'a vowel left out'],
    ['pertmit', 'permit', 'two keys hit by one finger'],
  ])('is lower for %s, meant as %s: %s', (typed, meant) => {
    expect(editCost(typed, meant)).toBeLessThan(editCost('pewmit', 'permit'));
  });
});

describe('nearestWord', () => {
  const known = (...words: string[]) => words.map((word) => ({ word, documents: 5 }));

  test('is the one with the likeliest mistake', () => {
    expect(nearestWord('pemrit', known('permit', 'merits'), 1)).toBe('permit');
  });

  test.each([
    ['room', 'roof'],
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
      { word: 'permit', documents: 1 },
      { word: 'permot', documents: 50 },
    ];
    expect(nearestWord('permut', words, 1)).toBe('permot');
    expect(nearestWord('permut', known('permit', 'permot'), 1)).toBe('permit');
  });

  test.each([
    ['horse', 'house'],
    ['monkey', 'money'],
    ['candle', 'handle'],
    ['mountain', 'fountain'],
    ['hunter', 'hinder'],
    ['масло', 'мало'],
  ])('is none for %s, a word of its own, beside %s', (typed, word) => {
    expect(nearestWord(typed, known(word), 1)).toBeUndefined();
  });

  test('is rare only if the mistake is a likely one', () => {
    const rare = [{ word: 'certificate', documents: 1 }];
    expect(nearestWord('certificte', rare, 2, 3)).toBe('certificate');
    expect(nearestWord('certifiate', rare, 2, 3)).toBeUndefined();
    expect(nearestWord('certifiate', rare, 2, 1)).toBe('certificate');
  });

  test.each([
    ['too many mistakes', 'rennnnt', ['rent']],
    ['another script', 'taxi', ['такси']],
    ['no word', 'rent', []],
  ])('is none with %s', (_, typed, words) => {
    expect(nearestWord(typed, known(...words), 1)).toBeUndefined();
  });
});
