import { expect, it } from 'vitest';
import { readTarget } from './request-target.ts';

it.each([
  ['/%zz', 400],
  ['/a%00b', 400],
  ['/a%0d%0aSet-Cookie:x', 400],
  ['/a%5cb', 400],
  ['*', 400],
  ['ftp://site/x', 400],
  [`/${'a'.repeat(2048)}`, 414],
])('refuses %s', (url, refused) => {
  expect(readTarget(url)).toEqual({ refused });
});

it.each([
  ['//evil.example/x?y=1', '/evil.example/x?y=1'],
  ['/articles//x', '/articles/x'],
])('leads %s to one slash', (url, movedTo) => {
  expect(readTarget(url)).toEqual({ movedTo });
});

it.each(['/articles?page=2', 'http://elsewhere.example/articles?page=2'])(
  'reads path and query of %s, never the host',
  (url) => {
    const target = readTarget(url);
    expect(target).toMatchObject({ pathname: '/articles' });
    expect('query' in target && target.query.get('page')).toBe('2');
  },
);
