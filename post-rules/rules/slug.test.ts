import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

test('rejects the web address of another post, and names it', () => {
  expect(problemsOf({ slug: 'first-week' }, { titleAtSlug: 'The first week' })).toEqual([
    {
      level: 'error',
      code: 'slug-taken',
      field: 'slug',
      values: { title: 'The first week' },
    },
  ]);
});

test('accepts a web address of its own, and none', () => {
  expect(codesOf({ slug: 'first-week' })).toEqual([]);
  expect(codesOf({ slug: null })).toEqual([]);
});
