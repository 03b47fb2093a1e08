// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../../mocks/kept-caches.ts';
import { SAVED_PAGES } from '../../offline/cache-names.ts';
import { readSaved, type SavedPost, writeSaved } from '../../offline/saved-posts.ts';
import { checkPosts } from './check-posts.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

const tea: SavedPost = {
  ...{ path: '/articles/tea', id: 1, kind: 'article', title: 'Tea', lang: 'en', dir: 'ltr' },
  ...{ picture: '', updated: '2026-11-01T00:00:00Z', saved: '2026-11-02T00:00:00Z' },
};

const messages: unknown[] = [];
const worker = {
  postMessage: (message: unknown) => messages.push(message),
} as unknown as ServiceWorker;

beforeEach(() => {
  messages.length = 0;
  localStorage.clear();
  writeSaved([tea]);
  vi.stubGlobal('caches', keepCaches(location.origin));
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (status: number, text = '') =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));

it.each([404, 410])('marks a post as gone whose page has status %i', async (status) => {
  answerWith(status);
  expect(await checkPosts(null, now)).toBe(true);
  expect(readSaved()[0]?.change).toBe('gone');
});

it.each([400, 403, 429, 503])('learns nothing from status %i', async (status) => {
  answerWith(status);
  expect(await checkPosts(null, now)).toBe(false);
  expect(readSaved()).toEqual([tea]);
});

it.each([
  ['an hour ago', '2026-11-23T09:00:00Z', 0],
  ['the day before', '2026-11-22T09:00:00Z', 1],
  ['when the clock of the phone was years ahead', '2036-11-23T09:00:00Z', 1],
])('compares what was compared %s: %s, %i times', async (_, checked, requests) => {
  writeSaved([{ ...tea, checked }]);
  const fetch = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  await checkPosts(null, now);
  expect(fetch).toHaveBeenCalledTimes(requests);
});

it('leaves the copy of a post that has changed to the worker, which replaces it', async () => {
  const saved = await caches.open(SAVED_PAGES);
  await saved.put(tea.path, new Response('kept'));
  const json = JSON.stringify({ post: { ...tea, updated: '2026-11-20T00:00:00Z' } });
  answerWith(200, `<div data-island="save"><script type="application/json">${json}</script></div>`);
  await checkPosts(worker, now);
  expect(readSaved()[0]?.change).toBe('changed');
  expect(await saved.match(tea.path)).toBeDefined();
  expect(messages).toEqual([{ pages: { [SAVED_PAGES]: [tea.path] }, files: [], renews: true }]);
});
