import { afterEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../mocks/kept-caches.ts';
import { pageLimits, READ_PAGES } from './cache-names.ts';
import { isKeepable, keepPage } from './pages.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('keeps what is read after the clock of the phone was years ahead', async () => {
  vi.stubGlobal('caches', keepCaches('https://site.example'));
  vi.useFakeTimers({ now: Date.parse('2036-11-28T10:00:00Z') });
  const limit = pageLimits[READ_PAGES];
  const keep = (path: string) => keepPage(`https://site.example${path}`, page());
  for (let number = 1; number <= limit; number += 1) await keep(`/articles/${number}`);
  vi.setSystemTime('2026-11-28T10:00:00Z');
  await keep('/articles/tea');
  const kept = (await (await caches.open(READ_PAGES)).keys()).map(({ url }) => url);
  expect(kept).toContain('https://site.example/articles/tea');
  expect(kept).toHaveLength(limit);
});
