import { describe, expect, it } from 'vitest';
import listV4 from '../../mocks/recorded/posts.v4.json';
import listV5 from '../../mocks/recorded/posts.v5.json';
import { concerns } from './change.ts';
import { shownIn } from './shown.ts';

const ofKind = new URLSearchParams({ 'filters[post_type][name]': 'Article' });

describe('what an answer shows', () => {
  it.each([
    ['v4', listV4],
    ['v5', listV5],
  ])('is every entry in it, in the shape of %s', (_format, answer) => {
    const shown = shownIn('posts', ofKind, answer);
    const ids = answer.data.map(({ id }) => `post:${id}`);
    expect([...shown]).toEqual(expect.arrayContaining([...ids, 'all:post:Article', 'some:post']));
    expect(
      [...shown].filter((name) => /^(?:post-type|nationality|creator):\d+$/.test(name)),
    ).not.toEqual([]);
  });

  it('is one post and its related one where it is looked up', () => {
    const answer = { data: { id: 12, related: { id: 13 }, city: { id: 3, country: { id: 4 } } } };
    const expected = ['post:12', 'post:13', 'city:3', 'country:4'];
    expect([...shownIn('posts/12', new URLSearchParams(), answer)]).toEqual(expected);
    const bySlug = new URLSearchParams({ 'filters[slug][$eq]': 'x' });
    expect([...shownIn('posts', bySlug, { data: [answer.data] })]).toEqual(expected);
  });
});

describe('a change concerns', () => {
  const post = { type: 'post', id: 12, kind: 'Article' };

  it.each([
    ['the post itself', post, ['post:12'], true],
    ['another post', post, ['post:13', 'city:12'], false],
    ['a list of its kind', post, ['all:post:Article'], true],
    ['a list of another kind', post, ['all:post:Event'], false],
    ['a list of all', post, ['all:post'], true],
    ['any list where the kind is not told', { type: 'post', id: 12 }, ['some:post'], true],
    ['a city that is shown', { type: 'city', id: 3 }, ['city:3'], true],
    ['a city that is not', { type: 'city', id: 3 }, ['city:4', 'all:post'], false],
    ['the cities to choose from', { type: 'city', id: 3 }, ['all:city'], true],
    ['everything where its type is not traced', { type: 'upload.file', id: 1 }, [], true],
  ])('%s', (_what, change, shown, expected) => {
    expect(concerns(change, new Set(shown))).toBe(expected);
  });
});
