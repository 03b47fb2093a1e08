import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../mocks/kept-caches.ts';
import { FILES, SAVED_PAGES } from './cache-names.ts';
import { answerFile, assetsOf, dropUnusedFiles, keepFiles } from './files.ts';
import type { PageEvent } from './worker-scope.ts';

const origin = 'https://site.example';

let isFull: boolean;

beforeEach(() => {
  isFull = false;
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal(
    'caches',
    keepCaches(origin, () => isFull),
  );
  vi.stubGlobal('fetch', async (request: string | Request, { mode }: RequestInit = {}) => {
    const url = String(request);
    if (url.startsWith('https://other') && mode === 'cors') throw new TypeError('no access');
    return new Response('@font-face{src:url(/assets/rubik.woff2)}');
  });
});

afterEach(() => vi.unstubAllGlobals());

const keptFiles = async () => {
  const keys = await (await caches.open(FILES)).keys();
  return keys.map(({ url }) => url.replace(origin, ''));
};

it('finds the files of the build, style sheet first', () => {
  const html =
    '<script src="/assets/a.js"></script><link href="/assets/b.css"><use href="/assets/c.svg#x"/><a href="/about">';
  expect(assetsOf(html)).toEqual(['/assets/b.css', '/assets/a.js', '/assets/c.svg']);
});

it('drops what no kept page names, but not the fonts of its style sheet', async () => {
  const html = '<link href="/assets/root.css"><img src="https://other.example/a.webp?x=1&amp;y=2">';
  await (await caches.open(SAVED_PAGES)).put('/articles/tea', new Response(html));
  const needed = [
    '/assets/root.css',
    '/assets/rubik.woff2',
    'https://other.example/a.webp?x=1&y=2',
  ];
  await keepFiles([...needed, '/assets/old.js', 'https://other.example/b.webp']);
  expect(await keptFiles()).toHaveLength(5);
  await dropUnusedFiles();
  expect(await keptFiles()).toEqual(needed);
});

it('drops them in browsers without URL.canParse, too', async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  const html = '<link href="/assets/root.css">';
  await (await caches.open(SAVED_PAGES)).put('/articles/tea', new Response(html));
  await keepFiles(['/assets/root.css', '/assets/old.js']);
  await dropUnusedFiles();
  expect(await keptFiles()).toEqual(['/assets/root.css']);
});

/** What is answered to a request for a file, once all that the worker does for it is done. */
async function answerTo(path: string): Promise<string> {
  const pending: Promise<unknown>[] = [];
  const event = {
    request: new Request(origin + path),
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  };
  const response = await answerFile(event as unknown as PageEvent);
  const text = await response.text();
  await Promise.all(pending);
  return text;
}

it('keeps files of the build that pages load', async () => {
  expect(await answerTo('/assets/root.css')).toContain('@font-face');
  await answerTo('/uploads/tea.webp');
  expect(await keptFiles()).toEqual(['/assets/root.css']);
});

it('answers from the network where the storage of the browser is broken', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('broken')) });
  expect(await answerTo('/assets/root.css')).toContain('@font-face');
});

it('answers from the network while there is no room to keep the file', async () => {
  isFull = true;
  expect(await answerTo('/assets/root.css')).toContain('@font-face');
  expect(await keptFiles()).toEqual([]);
});
