import { expect, test } from 'vitest';
import { beginningWith, prefixList } from './prefix-list';

const list = prefixList(['Visa', 'visit visa', 'Über', 'إقامة', 'اقامه', 'view'], (text) => text);

test.each([
  ['vi', ['view', 'Visa', 'visit visa']],
  ['visa', ['Visa']],
  ['uber', ['Über']],
  ['اقام', ['إقامة', 'اقامه']],
  ['visas', []],
  ['z', []],
  ['a', []],
])('finds what begins with %s', (prefix, expected) => {
  expect(beginningWith(list, prefix, 10)).toEqual(expected);
});

test('finds no more than the limit', () => {
  expect(beginningWith(list, 'vi', 2)).toEqual(['view', 'Visa']);
});
