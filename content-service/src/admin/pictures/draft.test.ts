import { expect, test } from 'vitest';
import { alternativeTextOf, draftOf, EMPTY_DRAFT } from './draft';

test.each([
  ['the text without spaces around it', { text: ' A boat ', isDecorative: false }, 'A boat'],
  ['an empty text of decoration', { text: 'A boat', isDecorative: true }, ''],
  ['nothing before something is entered', EMPTY_DRAFT, null],
  ['nothing of spaces', { text: '  ', isDecorative: false }, null],
])('stores %s', (_, draft, expected) => {
  expect(alternativeTextOf(draft)).toBe(expected);
});

test.each(['A boat', '', null])('reads what it stored again: %j', (stored) => {
  expect(alternativeTextOf(draftOf(stored))).toBe(stored);
});
