import { describe, expect, it } from 'vitest';
import { keysOf, keysOfChanges } from './surrogate-keys.ts';

const post = { type: 'post', id: 12, kind: 'Article' };
const tags = new Set(['post:12', 'city:3', 'all:post:Article', 'some:post', 'subject:post:12']);
const posts = (count: number) => Array.from({ length: count }, (_, id) => ({ ...post, id }));

describe('the keys of a page', () => {
  it.each([
    ['Surrogate-Key', 'page post:12 city:3 all:post:Article some:post'],
    ['Cache-Tag', 'page,post:12,city:3,all:post:Article,some:post'],
  ] as const)('stand in %s as caches read it', (header, expected) => {
    expect(keysOf(tags, header)).toBe(expected);
  });

  it('leave out tags that another tag covers', () => {
    const shown = new Set(['all:city', 'city:1', 'city:2', 'area:1']);
    expect(keysOf(shown, 'Surrogate-Key')).toBe('page all:city area:1');
  });

  it('fit into a header, whatever the page shows', () => {
    const names = new Set(posts(5000).map(({ id }) => `post:${id}`));
    expect(keysOf(names, 'Surrogate-Key')).toBe('page many');
    expect(keysOf(new Set(), 'Surrogate-Key')).toBe('page');
  });

  it('contain no character that ends a key or a header', () => {
    const keys = keysOf(new Set(['all:post:Q & A', 'post:1\r\nX: y,z', 'post:é😀']), 'Cache-Tag');
    expect(keys).toBe('page,all:post:Q---A,post:1--X:-y-z,post:---');
  });
});

describe('a purge', () => {
  const purged = (...changes: Parameters<typeof keysOfChanges>[0]) =>
    keysOfChanges(changes, 'Surrogate-Key');

  it('names the keys of the change, and the key of pages with too many', () => {
    expect(purged(post)).toBe('many post:12 all:post all:post:Article');
    expect(purged({ type: 'city', id: 3 })).toBe('many city:3 all:city');
    expect(purged({ ...post, kind: null })).toBe('many post:12 all:post some:post');
  });

  it('names each key once', () => {
    expect(purged(post, { ...post, slug: 'former' })).toBe(purged(post));
  });

  it('is of all pages if the change is unknown, or has too many keys for a header', () => {
    const long = posts(40).map(({ id }) => ({ ...post, id, kind: `${id}${'x'.repeat(90)}` }));
    for (const changes of [[{ type: 'menu', id: 1 }, post], posts(255), long]) {
      expect(purged(...changes)).toBe('page');
    }
  });
});
