import { expect, test } from 'vitest';
import { refusalMessage } from './messages';

test('names what uses a file, and how much more there is', () => {
  expect(refusalMessage('in-use', ['Tea $&', 'شاي'], 'en')).toBe(
    'Nothing was deleted: the file is in use. First take it out of: \u2068Tea $&\u2069 · \u2068شاي\u2069',
  );
  const names = Array.from({ length: 7 }, (_, index) => `Post ${index}`);
  expect(refusalMessage('in-use', names, 'ar')).toMatch(/ · \u2068Post 4\u2069 · \+2$/);
});

test('speaks English where there are no words', () => {
  const english = refusalMessage('seen-by-readers', ['Tea'], 'en');
  expect(refusalMessage('seen-by-readers', ['Tea'], 'de')).toBe(english);
});
