import { expect, it } from 'vitest';
import { postLinksOf } from './post-links';

const post = { title: 'One month', slug: 'one-month', post_type: { name: 'Article' } };

it.each([
  ['flat', { id: 7, ...post }, '/articles/one-month'],
  [
    'nested',
    { id: 7, attributes: { ...post, post_type: { data: { attributes: { name: 'Forum' } } } } },
    '/forum/one-month',
  ],
  ['without slug', { id: 7, ...post, slug: null }, '/articles/7'],
  ['with a number as slug', { id: 7, ...post, slug: '12' }, '/articles/7'],
])('finds the path of a post: %s', (_, entry, path) => {
  expect(postLinksOf({ data: [entry] })).toEqual([{ id: 7, title: 'One month', path }]);
});

it.each([
  ['an error', { error: { status: 400 } }],
  ['nothing', undefined],
  ['an unknown kind', { data: [{ id: 7, ...post, post_type: { name: 'Poem' } }] }],
  ['no title', { data: [{ id: 7, ...post, title: null }] }],
])('finds no post in %s', (_, response) => {
  expect(postLinksOf(response)).toEqual([]);
});
