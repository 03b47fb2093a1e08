import { expect, test } from 'vitest';
import { neededMessage } from './messages';

test('says what needs an entry, and how often', () => {
  const neededBy = [
    { name: 'posts', count: 15 },
    { name: 'areas', count: 3 },
  ] as const;
  expect(neededMessage('$& {uses}', [...neededBy], 'en')).toBe(
    '“\u2068$& {uses}\u2069” was not deleted, as it is still needed. First choose another one in: posts: 15 · areas: 3',
  );
  expect(neededMessage('Dubai', [...neededBy], 'ru')).toMatch(/публикации: 15 · районы: 3$/);
});

test('speaks English where there are no words', () => {
  expect(neededMessage('Dubai', [{ name: 'prices', count: 2 }], 'de')).toMatch(/prices: 2$/);
});
