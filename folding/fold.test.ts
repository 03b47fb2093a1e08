import { describe, expect, test } from 'vitest';
import { fold, searchTerms } from '#fold';
import examples from './fold-examples.json' with { type: 'json' };

describe('fold', () => {
  test.each(examples.folded)('folds $input to $folded', ({ input, folded }) => {
    expect(fold(input)).toBe(folded);
  });

  test.each(examples.folded)('does not change $folded again', ({ folded }) => {
    expect(fold(folded)).toBe(folded);
  });

  test('folds a letter alone as it does within a text', () => {
    const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => fold(letter) !== fold(`${letter} `))).toEqual([]);
  });
});

test.each(examples.terms)('searches for the terms of $input', ({ input, terms }) => {
  expect(searchTerms(input)).toEqual(terms);
});
