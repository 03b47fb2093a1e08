import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { LONGEST } from './page-store.ts';

const articles = { address: '/articles', isShared: true, isNarrowed: false };

let rendered: string[];
/** What the next pages are; a promise lets a test decide when. */
let next: (address: string) => Response | Promise<Response>;
let tags: string[];
let isWhole: boolean;
let cache: PageCache;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  rendered = [];
  next = () => new Response('first');
  tags = [];
  isWhole = true;
  cache = createPageCache({
    store: createMemoryStore(10_000_000, Date.now),
    now: Date.now,
    freshMs: 60_000,
    lag: () => 0,
    render: async (address) => {
      rendered.push(address);
      const making = { madeOf: new Set(tags), isWhole };
      return { response: await next(address), making };
    },
  });
});

afterEach(() => vi.useRealTimers());

async function served(keeping = articles) {
  const { page, state } = await cache.serve(keeping);
  return [state, page.status, page.bodies.identity?.toString()];
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Lets time pass until the queue has rendered what is due. */
const settled = () => later(300);

describe('the page cache', () => {
  it('renders a page once for all who wait for it', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => served()));
    expect(new Set(all.map(String))).toEqual(new Set(['miss,200,first']));
    expect(rendered).toHaveLength(1);
  });

  it('sends a stale page at once and revalidates it in the background', async () => {
    await served();
    next = () => new Response('second');
    await later(59_000);
    expect(await served()).toEqual(['hit', 200, 'first']);
    await later(2000);
    expect(await served()).toEqual(['stale', 200, 'first']);
    await settled();
    expect(await served()).toEqual(['hit', 200, 'second']);
    expect(rendered).toHaveLength(2);
  });

  it('waits for a new page if the cached one is very old', async () => {
    await served();
    next = () => new Response('second');
    await later(11 * 60_000);
    expect(await served()).toEqual(['revalidated', 200, 'second']);
  });

  it('sends a very old page if the new one is late', async () => {
    await served();
    next = () => new Promise(() => {});
    await later(11 * 60_000);
    const serving = served();
    await later(1500);
    expect(await serving).toEqual(['stale', 200, 'first']);
  });

  it.each([
    ['answers 503', () => new Response('down', { status: 503 }), true],
    ['answers 500', () => new Response('broken', { status: 500 }), true],
    ['is incomplete', () => new Response('half'), false],
    ['throws', () => Promise.reject(new Error('broken')), true],
  ])('keeps the cached page for a day if the new one %s', async (_what, response, whole) => {
    await served();
    next = response;
    isWhole = whole;
    await later(61_000);
    await served();
    await settled();
    await later(10_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    await later(LONGEST - 100_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    await settled();
    next = () => new Response('down', { status: 503 });
    await later(100_000);
    expect(await served()).toEqual(['miss', 503, 'down']);
  });

  it('retries a page that failed only after a pause', async () => {
    await served();
    next = () => new Response('down', { status: 503 });
    await later(61_000);
    await served();
    await settled();
    await later(2000);
    await served();
    await settled();
    expect(rendered).toHaveLength(2);
    await later(2000);
    await served();
    await settled();
    expect(rendered).toHaveLength(3);
  });

  it('renders nothing while the content service is down, and what failed when it is back', async () => {
    tags = ['post:12'];
    await served();
    cache.lost();
    await later(61_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    await later(60_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    expect(rendered).toHaveLength(1);
    next = () => new Response('second');
    cache.recovered();
    await settled();
    expect(await served()).toEqual(['hit', 200, 'second']);
  });

  it.each([
    ['an error', () => new Response('down', { status: 503 })],
    ['a private page', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
    ['a page that sets a cookie', () => new Response('', { headers: { 'Set-Cookie': 'a=b' } })],
  ])('never caches %s', async (_what, response) => {
    next = response;
    await served();
    await served();
    expect(rendered).toHaveLength(2);
  });

  it('caches for five seconds that a page does not exist', async () => {
    next = () => new Response('no', { status: 404 });
    await served();
    await later(4900);
    expect(await served()).toEqual(['hit', 404, 'no']);
    await later(200);
    expect(await served()).toEqual(['miss', 404, 'no']);
  });

  it('drops a page that is gone', async () => {
    await served();
    next = () => new Response('no', { status: 404 });
    await later(61_000);
    await served();
    await settled();
    expect(await served()).toEqual(['hit', 404, 'no']);
  });
});

describe('what can be shown without the content service', () => {
  it.each([
    ['a page with content', ['post:12'], 200, true],
    ['a page without', [], 200, false],
    ['an address without a post', ['subject:slug:x'], 404, false],
    ['a redirect to a post', ['post:12'], 301, false],
  ])('is known: %s', async (_what, shown, status, expected) => {
    tags = shown;
    next = () => new Response('', { status });
    await served();
    expect(cache.hasContent()).toBe(expected);
  });

  it('is nothing that is too old', async () => {
    tags = ['post:12'];
    await served();
    await later(LONGEST);
    expect(cache.hasContent()).toBe(false);
  });
});

describe('a change', () => {
  const change = { type: 'post', id: 12, kind: 'Article', slug: 'x' };
  const changed = () => cache.invalidate([change], Date.now());

  it('renews the pages that show the post, and no others', async () => {
    tags = ['post:12'];
    await served();
    tags = ['post:13'];
    const other = { ...articles, address: '/articles/other' };
    await served(other);
    next = () => new Response('second');
    tags = ['post:12'];
    await later(1);
    changed();
    await later(2000);
    expect(rendered).toEqual(['/articles', '/articles/other', '/articles']);
    expect(await served()).toEqual(['hit', 200, 'second']);
    expect(await served(other)).toEqual(['hit', 200, 'first']);
  });

  it('has a visitor wait for the new page if it is not there yet', async () => {
    tags = ['post:12'];
    await served();
    await later(1);
    changed();
    next = () => new Response('second');
    await later(1);
    expect(await served()).toEqual(['revalidated', 200, 'second']);
    await later(5000);
    expect(rendered).toHaveLength(2);
  });

  it('has a page that nobody visited lately rendered on request only', async () => {
    tags = ['all:post:Article'];
    await served();
    await later(11 * 60_000);
    changed();
    await later(5000);
    expect(rendered).toHaveLength(1);
    next = () => new Response('second');
    expect(await served()).toEqual(['revalidated', 200, 'second']);
  });

  it('is not lost on a page that was rendering when it came', async () => {
    let finish = (_: Response) => {};
    next = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    tags = ['post:12'];
    const early = served();
    await later(10);
    const answerEarly = finish;
    changed();
    await later(10);
    next = () => new Response('second');
    expect(await served()).toEqual(['miss', 200, 'second']);
    answerEarly(new Response('before the change'));
    await early;
    expect(await served()).toEqual(['hit', 200, 'second']);
  });

  it('is not lost on a page that only one visitor waits for', async () => {
    let finish = (_: Response) => {};
    next = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    tags = ['post:12'];
    const early = served();
    await later(10);
    changed();
    await later(10);
    finish(new Response('before the change'));
    await early;
    next = () => new Response('second');
    expect(await served()).toEqual(['revalidated', 200, 'second']);
  });

  it('makes a page exist that did not', async () => {
    tags = ['subject:slug:x'];
    next = () => new Response('no', { status: 404 });
    await served();
    await later(1);
    changed();
    await later(1);
    next = () => new Response('first');
    expect(await served()).toEqual(['revalidated', 200, 'first']);
  });
});
