import { expect, test } from 'vitest';
import { containsWords } from './contains-words';

test.each([
  ['Istanbul · Türkiye', 'turk', true],
  ['İstanbul', 'istan', true],
  ['Arabic · Sudanese community', ' sudan', true],
  ['الجالية السودانية', 'السودان', true],
  ['Dubai', 'doha', false],
  ['Dubai', '', true],
])('finds in "%s" what was typed: "%s"', (label, typed, found) => {
  expect(containsWords(label, typed)).toBe(found);
});
