import { expect, test } from 'vitest';
import { codesOf, problemsOf, texts } from '#sample-post';

test.each(Object.entries(texts))('finds nothing wrong with a good post in %s', (language, text) => {
  const description = `<h2>${text.slice(0, 20)}</h2><p>${text}</p>`;
  expect(problemsOf({ description, nationality: { language_query: language } })).toEqual([]);
});

test('lists errors before warnings', () => {
  const levels = problemsOf({ title: null, description: '<h4>x</h4><img src="/a.webp">' }).map(
    ({ level }) => level,
  );
  expect(levels).toEqual(['error', 'warning', 'warning']);
});

test('accepts a post without anything else than what is required', () => {
  expect(codesOf({ description: null, city: null })).toEqual([]);
});
