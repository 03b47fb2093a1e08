import { expect, it } from 'vitest';
import { addressOfPosts, postsOfAddress } from './posts-address.ts';
import type { SavedPost } from './saved-posts.ts';

const LIST = 'https://site.example/ar/saved';

const post = (path: string, id: number): SavedPost => ({
  path,
  id,
  kind: 'article',
  title: 'A title',
  lang: 'en',
  dir: 'ltr',
  picture: '',
  updated: '',
  saved: '2026-11-01T00:00:00Z',
});

it('passes posts on by their numbers, grouped by list and language', () => {
  const { address, count } = addressOfPosts(LIST, [
    post('/articles/first-week', 101),
    post('/ar/events/%D8%AD%D9%81%D9%84', 301),
    post('/costs/dubai?beside=doha', 0),
    post('/articles/deposit', 104),
  ]);
  expect(address).toBe(`${LIST}#posts=articles.101.104,ar/events.301`);
  expect(count).toBe(3);
  expect(postsOfAddress(new URL(address).hash)).toEqual([
    '/articles/101',
    '/articles/104',
    '/ar/events/301',
  ]);
});

it('takes the first posts, as many as a code holds that old cameras read', () => {
  const posts = Array.from({ length: 500 }, (_, index) => post('/articles/x', 10_000 + index));
  const { address, count } = addressOfPosts(LIST, posts);
  expect(address.length).toBeLessThanOrEqual(412);
  expect(count).toBeGreaterThan(50);
  expect(postsOfAddress(new URL(address).hash)).toEqual(
    posts.slice(0, count).map(({ id }) => `/articles/${id}`),
  );
});

it.each(['', '#how', '#posts=', '#posts=//evil.example.1', '#posts=articles.1x', '#posts=..1'])(
  'takes nothing from an address that passes no posts on: %s',
  (fragment) => expect(postsOfAddress(fragment)).toEqual([]),
);
