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
});

test.each(fixture.terms)('searches for the terms of $input', ({ input, terms }) => {
  expect(searchTerms(input)).toEqual(terms);
});
