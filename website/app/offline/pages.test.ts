import { expect, it } from 'vitest';
import { isKeepable } from './pages.ts';

const page = (status = 200, headers: Record<string, string> = {}) =>
  new Response('', {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      ...headers,
    },
  });

it.each([
  '/',
  '/ar/articles/tea',
  '/events?page=2&community=ar&view=compact',
  '/costs/dubai?beside=doha&without=food,phone',
])('keeps %s', (path) => {
  expect(isKeepable(page(), `https://site.example${path}`)).toBe(true);
});

it.each(['/search?q=visa', '/costs/dubai?wage=9', '/confirm?code=abc'])(
  'never keeps %s',
  (path) => {
    expect(isKeepable(page(), `https://site.example${path}`)).toBe(false);
  },
);

it.each([
  ['a page with a form', page(200, { 'cache-control': 'private, no-cache' })],
  ['a preview', page(200, { 'cache-control': 'no-store' })],
  ['a page whose content could not be read again', page(200, { 'cache-control': 'no-cache' })],
  ['an error', page(404)],
  ['a calendar', page(200, { 'content-type': 'text/calendar' })],
])('never keeps %s', (_, response) => {
  expect(isKeepable(response, 'https://site.example/')).toBe(false);
});
