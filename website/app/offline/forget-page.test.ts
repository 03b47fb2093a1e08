// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../mocks/kept-caches.ts';
import { SAVED_PAGES } from './cache-names.ts';
import { forgetPage } from './forget-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('deletes the copy of a page, then has the files dropped that only it needed', async () => {
  vi.stubGlobal('caches', keepCaches(location.origin));
  const saved = await caches.open(SAVED_PAGES);
  for (const path of ['/articles/tea', '/articles/bread']) await saved.put(path, new Response(''));
  const kept: string[][] = [];
  const postMessage = vi.fn(async () => {
    kept.push((await saved.keys()).map(({ url }) => new URL(url).pathname));
  });
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  await forgetPage('/articles/tea');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ dropsUnusedFiles: true });
  await vi.waitFor(() => expect(kept).toEqual([['/articles/bread']]));
});

it('does nothing in a browser without caches', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  await forgetPage('/articles/tea');
  expect(postMessage).not.toHaveBeenCalled();
});

it('asks for nothing if there is no copy of the page', async () => {
  vi.stubGlobal('caches', keepCaches(location.origin));
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  await forgetPage('/articles/tea');
  expect(postMessage).not.toHaveBeenCalled();
});
