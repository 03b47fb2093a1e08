import { expect, test } from 'vitest';
import { digestOfComponents } from './shipped-words';

const columns = ['language', 'words'];
const english = { language: 'en', words: 'barber\nhairdresser' };
const turkish = { language: 'tr', words: 'berber' };
const digest = digestOfComponents([english, turkish], columns);

test.each([
  ['in another order, with what the database adds', [{ ...turkish, id: 1 }, english]],
  ['with blank lines and spaces', [{ ...english, words: ' barber\n\nhairdresser \n' }, turkish]],
])('digests of the same words are equal: %s', (_, components) => {
  expect(digestOfComponents(components, columns)).toBe(digest);
});

test.each([
  ['without a language', [english]],
  ['with a word more', [english, { ...turkish, words: 'berber\nkuaför' }]],
  ['with the words in another order', [{ ...english, words: 'hairdresser\nbarber' }, turkish]],
  ['of another language', [english, { ...turkish, language: 'ru' }]],
  ['without words', [english, { ...turkish, words: null }]],
])('digests of other words differ: %s', (_, components) => {
  expect(digestOfComponents(components, columns)).not.toBe(digest);
});
