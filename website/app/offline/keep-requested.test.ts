import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../mocks/kept-caches.ts';
import { READ_PAGES, SAVED_PAGES } from './cache-names.ts';
import { keepRequested } from './keep-requested.ts';

const origin = 'https://site.example';
const headers = { 'content-type': 'text/html', 'cache-control': 'public' };

let answer: () => Response;
let isFull: boolean;

beforeEach(() => {
  isFull = false;
  answer = () => new Response('new', { headers });
  vi.stubGlobal(
    'caches',
    keepCaches(origin, () => isFull),
  );
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', async () => answer());
});

afterEach(() => vi.unstubAllGlobals());

const keptText = async (path: string) =>
  (await (await caches.open(SAVED_PAGES)).match(path))?.text();

const keep = async (path: string) => {
  const kept = new Response('kept', { headers: { ...headers, 'x-kept-at': String(Date.now()) } });
  await (await caches.open(SAVED_PAGES)).put(path, kept);
};

it('fetches a page again that was kept today only if it is asked to renew it', async () => {
  await keep('/tea');
  await keepRequested({ pages: { [SAVED_PAGES]: ['/tea'] } });
  expect(await keptText('/tea')).toBe('kept');
  await keepRequested({ pages: { [SAVED_PAGES]: ['/tea'] }, renews: true });
  expect(await keptText('/tea')).toBe('new');
});

it.each([
  ['is rejected', () => (answer = () => new Response('', { status: 429, headers }))],
  ['has no room', () => (isFull = true)],
  ['has no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
])('leaves the copy of a page whose renewal %s', async (_, fail) => {
  await keep('/tea');
  fail();
  await keepRequested({ pages: { [SAVED_PAGES]: ['/tea'] }, renews: true });
  expect(await keptText('/tea')).toBe('kept');
});

it('drops what is not needed even if there was no room for a page', async () => {
  const files = await caches.open('files-1');
  await files.put('/assets/old.js', new Response(''));
  isFull = true;
  await keepRequested({ pages: { [READ_PAGES]: ['/tea'] }, dropsUnusedFiles: true });
  expect(await files.keys()).toEqual([]);
});
