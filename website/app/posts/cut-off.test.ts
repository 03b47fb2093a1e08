import { expect, it } from 'vitest';
import { cutOff } from './cut-off.ts';

it.each([
  ['bread, ', 'bread'],
  ['bread.', 'bread'],
  ['bread –', 'bread'],
  ['خبز،', 'خبز'],
  ['रोटी।', 'रोटी'],
  ['Bread?', 'Bread?'],
  ['bread', 'bread'],
])('%j ends as %j', (beginning, expected) => {
  expect(cutOff(beginning)).toBe(expected);
});
