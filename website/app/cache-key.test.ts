import { expect, it } from 'vitest';
import { cacheKeyOf } from './cache-key.ts';

const cacheKeyOfUrl = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return cacheKeyOf(pathname, searchParams);
};

it.each([
  ['/?utm_source=x', '/', false],
  ['/ar?community=ur&page=2', '/ar?community=ur', true],
  ['/articles/first-week?ref=1&community=ur', '/articles/first-week', false],
  ['/ar/articles/tea?x=1&translation=machine', '/ar/articles/tea?translation=machine', true],
  ['/ar/articles/tea?translation=other', '/ar/articles/tea', false],
  ['/ar/articles?translation=machine', '/ar/articles', false],
  ['/articles?page=2&fbclid=x', '/articles?page=2', false],
  ['/ar/events?page=2&city=dubai&q=a+b', '/ar/events?q=a+b&city=dubai&page=2', true],
  ['/events?city=dubai&city=muscat', '/events?city=dubai', true],
  ['/articles?q=', '/articles?q=', true],
  ['/search?page=2&community=en&q=tea&x=1', '/search?q=tea&community=en&page=2', true],
  [
    '/search?ignore=a:b&exact=1&kind=event&q=tea',
    '/search?q=tea&kind=event&exact=1&ignore=a%3Ab',
    true,
  ],
  [
    '/ar/search/suggestions?x=1&community=en&q=tea&kind=event',
    '/ar/search/suggestions?q=tea&community=en',
    true,
  ],
  [
    '/ar/costs/dubai?without=phone&wage=9&beside=doha&without=food',
    '/ar/costs/dubai?beside=doha&without=food&without=phone',
    true,
  ],
  ['/costs?city=dubai&x=1', '/costs?city=dubai', true],
  ['/sitemap.xml?q=1', '/sitemap.xml', false],
  ['/articles.xml?page=2', '/articles.xml', false],
])('%s is cached as %s', (url, address, isFiltered) => {
  expect(cacheKeyOfUrl(url)).toEqual({ address, isShared: true, isFiltered });
});

it('makes the file of a city, and its page, another one for visitors who save data', () => {
  expect(cacheKeyOfUrl('/ar/take/dubai?kinds=event')).toEqual({
    address: '/ar/take/dubai?kinds=event',
    reducedAddress: '/ar/take/dubai?kinds=event&pictures=no',
    isShared: true,
    isFiltered: true,
  });
  expect(cacheKeyOfUrl('/take')).toEqual({ address: '/take', isShared: true, isFiltered: false });
  expect(cacheKeyOfUrl('/ar/take/dubai/file.html?kinds=event&x=1')).toEqual({
    address: '/ar/take/dubai/file.html?kinds=event',
    reducedAddress: '/ar/take/dubai/file.html?kinds=event&pictures=no',
    isShared: true,
    isFiltered: true,
  });
  expect(cacheKeyOfUrl('/take/dubai/file.epub')).toEqual({
    address: '/take/dubai/file.epub',
    isShared: true,
    isFiltered: true,
  });
});

it('has one key for the file without pictures, however it is asked for', () => {
  const names = ['pictures=no', 'language=ar', 'kinds=event', 'city=dubai'];
  const asked = cacheKeyOfUrl(`/take/dubai/file.html?${names.join('&')}`);
  const saving = cacheKeyOfUrl(`/take/dubai/file.html?${names.slice(1).join('&')}`);
  const large = cacheKeyOfUrl(`/take/dubai/file.html?pictures=yes&${names.slice(1).join('&')}`);
  expect(asked.address).toBe(asked.reducedAddress);
  expect([saving.reducedAddress, large.reducedAddress]).toEqual([asked.address, asked.address]);
});

it.each([
  '/contact?about=x',
  '/report?post=12',
  '/ar/helpful?post=12&answer=yes',
  '/ar/contact',
  '/costs/i-pay?city=dubai&item=rice',
  '/ar/take/check',
  '/reset-password?code=secret',
  '/delete',
  '/delete/',
  '/preview?version=abc&expires=1&signature=2',
  '/ar/preview',
])('%s is rendered for each visitor', (url) => {
  expect(cacheKeyOfUrl(url)).toMatchObject({ address: url, isShared: false });
});
