import { describe, expect, test } from 'vitest';
import fixture from '../../../fixtures/folding.json';
import { fold, searchTerms } from './fold';

// The website must fold in the same way: its test reads the same fixture.
describe('fold', () => {
  test.each(fixture.folded)('folds $input to $folded', ({ input, folded }) => {
    expect(fold(input)).toBe(folded);
  });

  test.each(fixture.folded)('does not change $folded again', ({ folded }) => {
    expect(fold(folded)).toBe(folded);
  });

  test('folds a letter alone as it does within a text', () => {
    const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => fold(letter) !== fold(`${letter} `))).toEqual([]);
  });
});

test.each(fixture.terms)('searches for the terms of $input', ({ input, terms }) => {
  expect(searchTerms(input)).toEqual(terms);
});
