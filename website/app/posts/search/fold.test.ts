import { describe, expect, it } from 'vitest';
import fixture from '../../../../fixtures/folding.json';
import { fold, searchTerms } from './fold.ts';

// The content service must fold in the same way: its test reads the same fixture.
describe('fold', () => {
  it.each(fixture.folded)('folds $input to $folded', ({ input, folded }) => {
    expect(fold(input)).toBe(folded);
  });

  it.each(fixture.folded)('does not change $folded again', ({ folded }) => {
    expect(fold(folded)).toBe(folded);
  });
});

it.each(fixture.terms)('searches for the terms of $input', ({ input, terms }) => {
  expect(searchTerms(input)).toEqual(terms);
});
