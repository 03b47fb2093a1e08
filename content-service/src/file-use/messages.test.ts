import { expect, test } from 'vitest';
import { refusalMessage } from './messages';

const usesOf = (files: Record<string, string[]>) =>
  new Map(
    Object.entries(files).map(([name, entries], id) => [
      { id, name, hash: name },
      new Set(entries),
    ]),
  );

test('names what uses a file, and how much more there is', () => {
  expect(refusalMessage('in-use', usesOf({ 'boat.png': ['Tea $&', 'شاي'] }), 'en')).toBe(
    'Nothing was deleted: the file is in use. First take it out of: \u2068Tea $&\u2069 · \u2068شاي\u2069',
  );
  const names = Array.from({ length: 7 }, (_, index) => `Post ${index}`);
  const message = refusalMessage('in-use', usesOf({ 'boat.png': names }), 'ar');
  expect(message).toMatch(/ · \u2068Post 4\u2069 · \+2$/);
});

test('names which of several files are in use, and by what', () => {
  const uses = usesOf({ 'boat {names}.png': ['Tea', 'Salma'], 'tea.png': ['Tea'] });
  expect(refusalMessage('some-in-use', uses, 'en')).toMatch(
    /with them\. \u2068boat {names}\.png\u2069: \u2068Tea\u2069 · \u2068Salma\u2069; \u2068tea\.png\u2069: \u2068Tea\u2069$/,
  );
  const many = usesOf(
    Object.fromEntries(Array.from({ length: 8 }, (_, id) => [`${id}.png`, ['Tea']])),
  );
  expect(refusalMessage('some-in-former-versions', many, 'ru')).toMatch(/4\.png\S+ \S+; \+3$/);
});

test('speaks English where there are no words', () => {
  const uses = usesOf({ 'boat.png': ['Tea'] });
  const english = refusalMessage('seen-by-readers', uses, 'en');
  expect(refusalMessage('seen-by-readers', uses, 'de')).toBe(english);
});
