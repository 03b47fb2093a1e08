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

test('says what can be done about deleted posts', () => {
  const neededBy = [{ name: 'deleted', count: 2 }] as const;
  expect(neededMessage('Dubai', [...neededBy], 'en')).toMatch(
    /in: deleted posts: 2\. Put deleted posts back to do so, or wait until .* 30 days\.$/,
  );
  expect(neededMessage('Dubai', [...neededBy], 'hi')).toMatch(/हटाई गई पोस्टें: 2। .* 30 दिन।$/);
});

test('speaks English where there are no words', () => {
  expect(neededMessage('Dubai', [{ name: 'prices', count: 2 }], 'de')).toMatch(/prices: 2$/);
});
