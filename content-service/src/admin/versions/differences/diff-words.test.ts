import { expect, test } from 'vitest';
import { diffWords } from './diff-words';

/** Removed words in [], added ones in {}. */
const diff = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[${text}]`, added: `{${text}}` })[kind])
    .join('');

test.each([
  ['the same', 'the same', 'the same'],
  ['', 'new text', '{new text}'],
  ['old text', '', '[old text]'],
  ['open on Monday', 'open on Friday', 'open on [Monday]{Friday}'],
  ['a b c d e', 'a c d x e', 'a [b ]c d {x }e'],
  ['مطعم كابل القديم', 'مطعم كابل', 'مطعم كابل [القديم]'],
  ['one two three', 'zero one three', '{zero }one [two ]three'],
])('from "%s" to "%s"', (before, after, expected) => {
  expect(diff(before, after)).toBe(expected);
});

test('keeps line breaks', () => {
  expect(diff('First.\nSecond.', 'First.\nThird.')).toBe('First.\n[Second.]{Third.}');
});

test('gives both texts back whole', () => {
  const before = 'w1 w2 w3 w4 w5 w6 w7 w8'.repeat(50);
  const after = 'w1 w3 w2 w4 w9 w6 w8 w8'.repeat(50);
  const parts = diffWords(before, after);
  const textWithout = (kind: string) =>
    parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
  expect(textWithout('added')).toBe(before);
  expect(textWithout('removed')).toBe(after);
});

test('shows very long texts as replaced', () => {
  const words = (letter: string) =>
    Array.from({ length: 3500 }, (_, n) => `${letter}${n}`).join(' ');
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
