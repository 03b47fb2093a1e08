import { describe, expect, it } from 'vitest';
import listV4 from '../../mocks/recorded/posts.v4.json';
import listV5 from '../../mocks/recorded/posts.v5.json';
import { tagsOfChange } from './change.ts';
import { dependenciesOf } from './dependencies.ts';

const ofKind = new URLSearchParams({ 'filters[post_type][name]': 'Article' });

describe('the tags of a response', () => {
  it.each([
    ['v4', listV4],
    ['v5', listV5],
  ])('name every entry in it (%s)', (_format, response) => {
    const tags = dependenciesOf('posts', ofKind, response);
    const ids = response.data.map(({ id }) => `post:${id}`);
    expect([...tags]).toEqual(expect.arrayContaining([...ids, 'all:post:Article', 'some:post']));
    expect(
      [...tags].filter((name) => /^(?:post-type|nationality|creator):\d+$/.test(name)),
    ).not.toEqual([]);
  });

  it('name one post as the subject, and its related post, after a lookup', () => {
    const response = { data: { id: 12, related: { id: 13 }, city: { id: 3, country: { id: 4 } } } };
    const tags = ['post:12', 'post:13', 'city:3', 'country:4'];
    const byId = dependenciesOf('posts/12', new URLSearchParams(), response);
    expect([...byId]).toEqual([...tags, 'subject:post:12']);
    const slug = new URLSearchParams({ 'filters[slug][$eq]': 'x' });
    const bySlug = dependenciesOf('posts', slug, { data: [response.data] });
    expect([...bySlug]).toEqual([...tags, 'subject:slug:x', 'subject:post:12']);
  });

  it('name the translations of a post, so that its page is revalidated with theirs', () => {
    const translations = [{ id: 14, nationality: { id: 2 }, post_type: { id: 1 } }];
    for (const data of [
      { id: 12, translations },
      { id: 12, attributes: { translations: { data: translations } } },
    ]) {
      const tags = dependenciesOf('posts/12', new URLSearchParams(), { data });
      expect(tagsOfChange({ type: 'post', id: 14 })?.some((tag) => tags.has(tag))).toBe(true);
    }
  });

  it('name the slug that was looked up if no post has it', () => {
    const slug = new URLSearchParams({ 'filters[slug][$eq]': 'x' });
    expect([...dependenciesOf('posts', slug, { data: [] })]).toEqual(['subject:slug:x']);
    const id = new URLSearchParams({ 'filters[id][$eq]': '12' });
    expect([...dependenciesOf('posts', id, { data: [] })]).toEqual(['subject:post:12']);
  });

  it.each(['search', 'search/suggestions'])(
    'name what the words of a search are looked for in: %s',
    (path) => {
      const response = { data: [{ id: 12, city: { id: 3 } }] };
      const tags = dependenciesOf(path, new URLSearchParams({ q: 'tea' }), response);
      expect([...tags]).toEqual([
        'post:12',
        'city:3',
        'all:post',
        'all:country',
        'all:city',
        'all:area',
        'all:nationality',
        'all:post-category',
        'all:post-type',
      ]);
    },
  );

  it('name every picture in it', () => {
    const v4 = { data: { id: 1, attributes: { picture: { data: { id: 7, attributes: {} } } } } };
    expect([...dependenciesOf('posts/1', new URLSearchParams(), v4)]).toContain('file:7');
    const v5 = { data: { id: 1, gallery: [{ id: 8, formats: { small: {} } }] } };
    expect([...dependenciesOf('posts/1', new URLSearchParams(), v5)]).toContain('file:8');
  });
});

describe('a change', () => {
  const post = { type: 'post', id: 12, kind: 'Article' };

  it.each([
    ['the post itself', post, ['post:12'], true],
    ['another post', post, ['post:13', 'city:12'], false],
    ['a list of its kind', post, ['all:post:Article'], true],
    ['a list of another kind', post, ['all:post:Event'], false],
    ['a list of all', post, ['all:post'], true],
    ['any list if the kind is not known', { type: 'post', id: 12 }, ['some:post'], true],
    ['a city that is shown', { type: 'city', id: 3 }, ['city:3'], true],
    ['a city that is not', { type: 'city', id: 3 }, ['city:4', 'all:post'], false],
    ['the cities to choose from', { type: 'city', id: 3 }, ['all:city'], true],
    ['the page about a post', post, ['subject:post:12'], true],
    ['an address that had no post', { ...post, slug: 'x' }, ['subject:slug:x'], true],
    ['a picture that is shown', { type: 'file', id: 7 }, ['file:7'], true],
    ['a picture that is not', { type: 'file', id: 7 }, ['file:8', 'all:post'], false],
  ])('affects the right pages: %s', (_what, change, tags, expected) => {
    expect(tagsOfChange(change)?.some((tag) => tags.includes(tag))).toBe(expected);
  });

  it('affects every page if its type is unknown', () => {
    expect(tagsOfChange({ type: 'menu', id: 1 })).toBe(null);
  });
});
