import { expect, test } from 'vitest';
import { codesOf, event, problemsOf } from '#sample-post';

test.each([
  ['title', { title: null }, 'title-missing'],
  ['title of spaces', { title: '  ' }, 'title-missing'],
  ['kind', { post_type: null }, 'kind-missing'],
  ['community', { nationality: null }, 'community-missing'],
  ['start of an event', { post_type: event }, 'start-missing'],
] as const)('rejects a post without %s', (_, changes, code) => {
  expect(problemsOf(changes)).toMatchObject([{ level: 'error', code }]);
});

test('accepts an event with a start, and an activity without', () => {
  expect(codesOf({ post_type: event, start: new Date() })).toEqual([]);
  expect(codesOf({ post_type: { id: 4, name: 'Activity' } })).toEqual([]);
});
