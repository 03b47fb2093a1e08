import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { type CacheEntry, MAX_PAGE_AGE_MS, type PageStore } from './page-store.ts';

const articles = { address: '/articles', isShared: true, isFiltered: false };

let rendered: string[];
/** The next rendered pages; with a promise, the test decides when they are ready. */
let nextResponse: (address: string) => Response | Promise<Response>;
let tags: string[];
let isComplete: boolean;
let trueUntil: number | undefined;
let store: PageStore;
let cache: PageCache;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  rendered = [];
  nextResponse = () => new Response('first');
  tags = [];
  isComplete = true;
  trueUntil = undefined;
  store = createMemoryStore(10_000_000, Date.now);
  cache = createPageCache({
    store,
    now: Date.now,
    freshMs: 60_000,
    lag: () => 0,
    render: async (address) => {
      rendered.push(address);
      const record = { dependencies: new Set(tags), isComplete, trueUntil };
      return { response: await nextResponse(address), record };
    },
  });
});

afterEach(() => vi.useRealTimers());

async function serve(cacheKey = articles) {
  const { page, state } = await cache.serve(cacheKey);
  return [state, page.status, page.bodies.identity?.toString()];
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Advances the clock until the queue has rendered the pages that are due. */
const untilRendered = () => advance(300);

describe('the page cache', () => {
  it('renders a page once for all who wait for it', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => serve()));
    expect(new Set(all.map(String))).toEqual(new Set(['miss,200,first']));
    expect(rendered).toHaveLength(1);
  });

  it('does not send a page that is not true any longer, unless it cannot be rendered again', async () => {
    trueUntil = 1_000_000 + 30_000;
    await serve();
    await advance(29_000);
    expect(await serve()).toEqual(['hit', 200, 'first']);
    trueUntil += 3_600_000;
    nextResponse = () => new Response('second');
    await advance(1000);
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
    trueUntil = Date.now() + 1000;
    nextResponse = () => new Response('third');
    await advance(3_600_000);
    nextResponse = () => new Response('failed', { status: 503 });
    expect(await serve()).toEqual(['unreachable', 200, 'second']);
  });

  it('sends a stale page at once and revalidates it in the background', async () => {
    await serve();
    nextResponse = () => new Response('second');
    await advance(59_000);
    expect(await serve()).toEqual(['hit', 200, 'first']);
    await advance(2000);
    expect(await serve()).toEqual(['stale', 200, 'first']);
    await untilRendered();
    expect(await serve()).toEqual(['hit', 200, 'second']);
    expect(rendered).toHaveLength(2);
  });

  it('waits for a new page if the cached one is very old', async () => {
    await serve();
    nextResponse = () => new Response('second');
    await advance(11 * 60_000);
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
  });

  it('sends a very old page if the new one is late', async () => {
    await serve();
    nextResponse = () => new Promise(() => {});
    await advance(11 * 60_000);
    const pending = serve();
    await advance(1500);
    expect(await pending).toEqual(['stale', 200, 'first']);
  });

  it.each([
    ['is a 503', () => new Response('down', { status: 503 }), true],
    ['is a 500', () => new Response('broken', { status: 500 }), true],
    ['is incomplete', () => new Response('half'), false],
    ['throws', () => Promise.reject(new Error('broken')), true],
  ])(
    'keeps the cached page for a day if the new one %s',
    async (_case, response, isNewComplete) => {
      await serve();
      nextResponse = response;
      isComplete = isNewComplete;
      await advance(61_000);
      await serve();
      await untilRendered();
      await advance(10_000);
      expect(await serve()).toEqual(['unreachable', 200, 'first']);
      await advance(MAX_PAGE_AGE_MS - 100_000);
      expect(await serve()).toEqual(['unreachable', 200, 'first']);
      await untilRendered();
      nextResponse = () => new Response('down', { status: 503 });
      await advance(100_000);
      expect(await serve()).toEqual(['miss', 503, 'down']);
    },
  );

  it('retries a page that failed only after a pause', async () => {
    await serve();
    nextResponse = () => new Response('down', { status: 503 });
    await advance(61_000);
    await serve();
    await untilRendered();
    await advance(2000);
    await serve();
    await untilRendered();
    expect(rendered).toHaveLength(2);
    await advance(2000);
    await serve();
    await untilRendered();
    expect(rendered).toHaveLength(3);
  });

  it('forgets the failure once another instance has rendered the page', async () => {
    await serve();
    nextResponse = () => new Response('down', { status: 503 });
    await advance(61_000);
    await serve();
    await untilRendered();
    expect(await serve()).toEqual(['unreachable', 200, 'first']);
    const former = store.get('/articles');
    if (!former) throw new Error('no page is cached');
    const bodies = { identity: Buffer.from('second'), br: null, gzip: null };
    const shared: CacheEntry = {
      ...former,
      page: { ...former.page, bodies, renderedAt: Date.now() },
    };
    vi.spyOn(store, 'fetch').mockImplementation(async () => {
      store.set(shared);
      return shared;
    });
    await advance(3000);
    await serve();
    await untilRendered();
    expect(await serve()).toEqual(['hit', 200, 'second']);
    expect(rendered).toHaveLength(2);
  });

  it('renders nothing while the content service is down, and failed pages once it is up', async () => {
    tags = ['post:12'];
    await serve();
    cache.markUpstreamDown();
    await advance(61_000);
    expect(await serve()).toEqual(['unreachable', 200, 'first']);
    await advance(60_000);
    expect(await serve()).toEqual(['unreachable', 200, 'first']);
    expect(rendered).toHaveLength(1);
    nextResponse = () => new Response('second');
    cache.markUpstreamUp();
    await untilRendered();
    expect(await serve()).toEqual(['hit', 200, 'second']);
  });

  it.each([
    ['an error', () => new Response('down', { status: 503 })],
    ['a private page', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
    ['a page that sets a cookie', () => new Response('', { headers: { 'Set-Cookie': 'a=b' } })],
  ])('never caches %s', async (_case, response) => {
    nextResponse = response;
    await serve();
    await serve();
    expect(rendered).toHaveLength(2);
  });

  it('caches a not-found page for five seconds', async () => {
    nextResponse = () => new Response('no', { status: 404 });
    await serve();
    await advance(4900);
    expect(await serve()).toEqual(['hit', 404, 'no']);
    await advance(200);
    expect(await serve()).toEqual(['miss', 404, 'no']);
  });

  it('drops a page that is gone', async () => {
    await serve();
    nextResponse = () => new Response('no', { status: 404 });
    await advance(61_000);
    await serve();
    await untilRendered();
    expect(await serve()).toEqual(['hit', 404, 'no']);
  });
});

describe('content to serve without the content service', () => {
  it.each([
    ['a page with content', ['post:12'], 200, true],
    ['a page without', [], 200, false],
    ['an address without a post', ['subject:slug:x'], 404, false],
    ['a redirect to a post', ['post:12'], 301, false],
  ])('is detected: %s', async (_case, pageTags, status, expected) => {
    tags = pageTags;
    nextResponse = () => new Response('', { status });
    await serve();
    expect(cache.hasContent()).toBe(expected);
  });

  it('does not include expired pages', async () => {
    tags = ['post:12'];
    await serve();
    await advance(MAX_PAGE_AGE_MS);
    expect(cache.hasContent()).toBe(false);
  });
});

describe('a change', () => {
  const change = { type: 'post', id: 12, kind: 'Article', slug: 'x' };
  const invalidate = () => cache.invalidate([change], Date.now());

  it('has the pages that show the post rendered again, and no others', async () => {
    tags = ['post:12'];
    await serve();
    tags = ['post:13'];
    const other = { ...articles, address: '/articles/other' };
    await serve(other);
    nextResponse = () => new Response('second');
    tags = ['post:12'];
    await advance(1);
    invalidate();
    await advance(2000);
    expect(rendered).toEqual(['/articles', '/articles/other', '/articles']);
    expect(await serve()).toEqual(['hit', 200, 'second']);
    expect(await serve(other)).toEqual(['hit', 200, 'first']);
  });

  it('outdates a page whose rendering began in the same millisecond', async () => {
    tags = ['post:12'];
    await serve();
    invalidate();
    nextResponse = () => new Response('second');
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
  });

  it('makes a visitor wait for the new page', async () => {
    tags = ['post:12'];
    await serve();
    await advance(1);
    invalidate();
    nextResponse = () => new Response('second');
    await advance(1);
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
    await advance(5000);
    expect(rendered).toHaveLength(2);
  });

  it('has a page without recent visitors rendered on request only', async () => {
    tags = ['all:post:Article'];
    await serve();
    await advance(11 * 60_000);
    invalidate();
    await advance(5000);
    expect(rendered).toHaveLength(1);
    nextResponse = () => new Response('second');
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
  });

  it('is not missed by a page that is being rendered', async () => {
    let finish = (_: Response) => {};
    nextResponse = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    tags = ['post:12'];
    const pending = serve();
    await advance(10);
    const finishFirst = finish;
    invalidate();
    await advance(10);
    nextResponse = () => new Response('second');
    expect(await serve()).toEqual(['miss', 200, 'second']);
    finishFirst(new Response('before the change'));
    await pending;
    expect(await serve()).toEqual(['hit', 200, 'second']);
  });

  it('is not missed by a page that a single visitor waits for', async () => {
    let finish = (_: Response) => {};
    nextResponse = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    tags = ['post:12'];
    const pending = serve();
    await advance(10);
    invalidate();
    await advance(10);
    finish(new Response('before the change'));
    await pending;
    nextResponse = () => new Response('second');
    expect(await serve()).toEqual(['revalidated', 200, 'second']);
  });

  it('replaces a cached not-found page', async () => {
    tags = ['subject:slug:x'];
    nextResponse = () => new Response('no', { status: 404 });
    await serve();
    await advance(1);
    invalidate();
    await advance(1);
    nextResponse = () => new Response('first');
    expect(await serve()).toEqual(['revalidated', 200, 'first']);
  });
});
