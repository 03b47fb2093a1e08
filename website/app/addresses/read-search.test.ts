import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

test.each([
  ['/search?q=tea', { query: 'tea', language: 'en' }],
  ['/ar/search?q=%D8%B4%D8%A7%D9%8A+', { query: 'شاي', language: 'ar' }],
  ['/search?kind=event&q=tea%20house', { query: 'tea house', language: 'en' }],
])('reads the search of %s', (url, search) => {
  expect(readSearch(url)).toEqual(search);
});

test.each([
  '/search',
  '/search?q=',
  '/search?q=+',
  '/search?q=tea&page=2',
  '/events?q=tea',
  '/',
  '',
])('finds no search in %j', (url) => {
  expect(readSearch(url)).toBeNull();
});
