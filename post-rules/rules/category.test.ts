import { expect, test } from 'vitest';
import { article, codesOf, event, problemsOf } from '#sample-post';

const food = { id: 5, name: 'طعام', post_types: [event] };

test('rejects a category of another kind', () => {
  expect(problemsOf({ post_category: food })).toEqual([
    {
      level: 'error',
      code: 'category-of-other-kind',
      field: 'post_category',
      values: { category: 'طعام', kind: 'Article' },
    },
  ]);
});

test('accepts a category of the kind, of all kinds, or without a kind', () => {
  expect(codesOf({ post_category: { ...food, post_types: [event, article] } })).toEqual([]);
  expect(codesOf({ post_category: { ...food, post_types: [] } })).toEqual([]);
  expect(codesOf({ post_category: food, post_type: null })).toEqual(['kind-missing']);
});
