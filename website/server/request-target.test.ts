import { expect, it } from 'vitest';
import { createPathCanonicaliser } from './canonical-path.ts';
import { readTarget } from './request-target.ts';

const canonicalPath = createPathCanonicaliser(['/', '/articles', '/articles/:identifier']);
const read = (url: string) => readTarget(url, canonicalPath);

it.each([
  ['/%zz', 400],
  ['/a%00b', 400],
  ['/a%0d%0aSet-Cookie:x', 400],
  ['/a%5cb', 400],
  ['*', 400],
  ['ftp://site/x', 400],
  [`/${'a'.repeat(8192)}`, 414],
])('rejects %s', (url, rejectedWith) => {
  expect(read(url)).toEqual({ rejectedWith });
});

it.each([
  ['//evil.example/x?y=1', '/evil.example/x?y=1'],
  ['/articles//x', '/articles/x'],
  ['//Articles//Some-Slug/?q=A%20b&q=c', '/articles/Some-Slug?q=A%20b&q=c'],
  ['/../ARTICLES/./', '/articles'],
  ['http://elsewhere.example/Articles', '/articles'],
])('redirects %s to its canonical path in one step, with its query', (url, redirectTo) => {
  expect(read(url)).toEqual({ redirectTo });
});

it.each(['/articles?page=2', 'http://elsewhere.example/articles?page=2'])(
  'reads path and query of %s, never the host',
  (url) => {
    const target = read(url);
    expect(target).toMatchObject({ pathname: '/articles' });
    expect('query' in target && target.query.get('page')).toBe('2');
  },
);

it.each([
  ['/articles/%d8%a3%62', '/articles/%D8%A3b'],
  ['/articles/أb', '/articles/%D8%A3b'],
  ['/articles/a@b', '/articles/a%40b'],
  ['/articles/a%2fb', '/articles/a%2Fb'],
])('treats %s and its other encodings as the same page, without a redirect', (url, pathname) => {
  expect(read(url)).toMatchObject({ pathname });
});
