import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../mocks/kept-caches.ts';
import { answerPage } from './answer-page.ts';
import { ENTRY_PAGES, pageLimits, READ_PAGES, SAVED_PAGES } from './cache-names.ts';
import { MAX_AGE_MS } from './pages.ts';
import type { PageEvent } from './worker-scope.ts';

const origin = 'https://site.example';
const url = `${origin}/ar/articles/tea`;
const now = Date.parse('2026-11-23T10:00:00Z');

const copyLine = '<template data-locales="en-GB"><p>Kept copy of <time></time></p></template>';

const pageOf = (text: string, headers = {}) =>
  new Response(`<main id="content">${text}</main>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public', ...headers },
  });

let fetchPage: (request: Request) => Promise<Response>;
let preloadResponse: Promise<Response | undefined>;
let isFull: boolean;

/** @returns status and text of the answer */
async function open(): Promise<[number, string]> {
  const pending: Promise<unknown>[] = [];
  const event = {
    request: new Request(url),
    preloadResponse,
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  };
  const answer = answerPage(event as unknown as PageEvent);
  await vi.runAllTimersAsync();
  const response = await answer;
  const result: [number, string] = [response.status, await response.text()];
  await Promise.all(pending);
  return result;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  preloadResponse = Promise.resolve(undefined);
  isFull = false;
  vi.stubGlobal(
    'caches',
    keepCaches(origin, () => isFull),
  );
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', (request: Request) => fetchPage(request));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = async (name: string, path: string, response: Response, age = 0) => {
  response.headers.set('x-kept-at', String(now - age));
  await (await caches.open(name)).put(origin + path, response);
};

const withoutNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

it('answers from the network and keeps the page in one size of its pictures', async () => {
  fetchPage = async () => pageOf('<img src="/a.webp" srcset="/b.webp 9w" sizes="9px">');
  expect(await open()).toEqual([200, expect.stringContaining('srcset')]);
  const kept = await (await caches.open(READ_PAGES)).match(url);
  expect(await kept?.text()).toBe('<main id="content"><img src="/a.webp"></main>');
});

it('leaves the copy of a saved post while there is no room for a newer one', async () => {
  fetchPage = async () => pageOf('new');
  await keep(SAVED_PAGES, '/ar/articles/tea', pageOf('kept'));
  isFull = true;
  expect(await open()).toEqual([200, expect.stringContaining('new')]);
  const kept = await (await caches.open(SAVED_PAGES)).match(url);
  expect(await kept?.text()).toContain('kept');
});

it('drops the pages that were kept longest ago', async () => {
  for (let index = 0; index < pageLimits[READ_PAGES]; index += 1) {
    await keep(READ_PAGES, `/${index}`, pageOf(''), index === 7 ? 9000 : 1000);
  }
  fetchPage = async () => pageOf('Tea');
  await open();
  const read = await caches.open(READ_PAGES);
  expect(await read.keys()).toHaveLength(pageLimits[READ_PAGES]);
  expect(await read.match(url)).toBeDefined();
  expect(await read.match('/7')).toBeUndefined();
});

it('answers from the network where the storage of the browser is broken', async () => {
  fetchPage = async () => pageOf('Tea');
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('broken')) });
  expect(await open()).toEqual([200, expect.stringContaining('Tea')]);
});

it('takes a failed preload for no network, as Firefox resolves it', async () => {
  preloadResponse = Promise.resolve(Response.error());
  await keep(SAVED_PAGES, '/ar/articles/tea', pageOf('kept'));
  expect(await open()).toEqual([200, expect.stringContaining('kept')]);
});

it('shows the kept copy with its date without network, however old', async () => {
  fetchPage = withoutNetwork;
  await keep(ENTRY_PAGES, '/ar/offline', pageOf(copyLine));
  await keep(READ_PAGES, '/ar/articles/tea', pageOf('Tea'), 9 * MAX_AGE_MS);
  expect(await open()).toEqual([
    200,
    expect.stringMatching(/<main id="content"><p>Kept copy of <time>14 Nov 2026.*<\/time><\/p>Tea/),
  ]);
});

it('leaves the file of a city as it was signed', async () => {
  fetchPage = withoutNetwork;
  await keep(ENTRY_PAGES, '/ar/offline', pageOf(copyLine));
  const file = '<main><p>As of 21 November 2026</p></main>';
  await keep(READ_PAGES, '/ar/articles/tea', new Response(file));
  expect(await open()).toEqual([200, file]);
});

it('forgets a page that was read once it is taken off the site, but not one that was saved', async () => {
  fetchPage = async () => new Response('Gone', { status: 410 });
  await keep(READ_PAGES, '/ar/articles/tea', pageOf('Tea'));
  expect(await open()).toEqual([410, 'Gone']);
  expect(await (await caches.open(READ_PAGES)).match(url)).toBeUndefined();
  await keep(SAVED_PAGES, '/ar/articles/tea', pageOf('Tea'));
  await open();
  expect(await (await caches.open(SAVED_PAGES)).match(url)).toBeDefined();
});

it('shows the offline page of the language for a page that is not kept', async () => {
  fetchPage = withoutNetwork;
  await keep(ENTRY_PAGES, '/offline', pageOf('Offline'));
  await keep(ENTRY_PAGES, '/ar/offline', pageOf('بلا اتصال'));
  expect(await open()).toEqual([503, expect.stringContaining('بلا اتصال')]);
});

it('shows a copy of the last day if the network is slow, never an older one', async () => {
  fetchPage = () => new Promise((resolve) => setTimeout(resolve, 60_000, pageOf('New')));
  await keep(READ_PAGES, '/ar/articles/tea', pageOf('Old'), MAX_AGE_MS - 1);
  expect((await open())[1]).toContain('Old');
  await keep(READ_PAGES, '/ar/articles/tea', pageOf('Old'), MAX_AGE_MS + 1);
  expect((await open())[1]).toContain('New');
});
