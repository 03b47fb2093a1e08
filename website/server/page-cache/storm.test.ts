import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createPageCache } from './page-cache.ts';

/*
 * Simulates an import: visitors on hundreds of pages, and notices of single posts several times a
 * second. A rendering takes 20 ms of a single processor.
 */

const LISTS = 120;
const POSTS = 250;
const NOTICES = 500;
const RENDER_MS = 20;

// Hundreds of thousands of timers take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function createVisitedSite() {
  const renderings: { address: string; at: number }[] = [];
  let concurrent = 0;
  let maxConcurrent = 0;
  let freeAt = 0;
  const cache = createPageCache({
    store: createMemoryStore(100_000_000, Date.now),
    now: Date.now,
    freshMs: 3_600_000,
    lag: () => 0,
    render: async (address) => {
      renderings.push({ address, at: Date.now() });
      concurrent += 1;
      maxConcurrent = Math.max(maxConcurrent, concurrent);
      freeAt = Math.max(freeAt, Date.now()) + RENDER_MS;
      await new Promise((resolve) => setTimeout(resolve, freeAt - Date.now()));
      concurrent -= 1;
      const id = /\/articles\/(\d+)/.exec(address)?.[1];
      const list = ['all:post:Article', 'some:post'];
      const dependencies = new Set(id ? [...list, `post:${id}`, `subject:post:${id}`] : list);
      return { response: new Response(address), record: { dependencies, isComplete: true } };
    },
  });
  const visit = (address: string) =>
    cache.serve({ address, isShared: true, isFiltered: address.includes('?') });
  const addresses = [
    ...Array.from({ length: LISTS }, (_, page) => `/articles?page=${page}`),
    ...Array.from({ length: POSTS }, (_, id) => `/articles/${id}`),
  ];
  const all = Promise.all(addresses.map(visit));
  await advance(addresses.length * RENDER_MS + 1000);
  await all;
  renderings.length = 0;
  maxConcurrent = 0;
  return {
    visit,
    renderings,
    maxConcurrent: () => maxConcurrent,
    change: (id: number) =>
      cache.invalidate([{ type: 'post', id, kind: 'Article', slug: String(id) }], Date.now()),
    markUpstreamUp: cache.markUpstreamUp,
    markUpstreamDown: cache.markUpstreamDown,
  };
}

/** How often each page was rendered, the most frequent first. */
function renderCounts(renderings: { address: string }[]): number[] {
  const byAddress = Map.groupBy(renderings, ({ address }) => address);
  return [...byAddress.values()].map(({ length }) => length).toSorted((a, b) => b - a);
}

describe('a storm of notices with hundreds of visited pages', () => {
  it('renders each page at most four times', async () => {
    const site = await createVisitedSite();
    for (let count = 0; count < NOTICES; count += 1) {
      site.change(count % POSTS);
      await advance(120);
    }
    await advance(60_000);
    expect(renderCounts(site.renderings)[0]).toBeLessThanOrEqual(4);
    expect(site.maxConcurrent()).toBeLessThanOrEqual(4);
  });

  it('shows on the page of the post that changed last, while lists may be older', async () => {
    const site = await createVisitedSite();
    for (let id = 0; id < 100; id += 1) {
      await advance(120);
      site.change(id);
    }
    const changedAt = Date.now();
    const visits = Promise.all([site.visit('/articles/99'), site.visit('/articles?page=7')]);
    await advance(1500);
    const [post, list] = await visits;
    expect(post.page.renderedAt).toBeGreaterThanOrEqual(changedAt);
    expect(list.state).toBe('stale');
  });

  it('shows on every page that is visited five seconds after its end', async () => {
    const site = await createVisitedSite();
    for (let count = 0; count < NOTICES; count += 1) {
      site.change(count % POSTS);
      await advance(120);
    }
    const last = Date.now() - 120;
    await advance(4900);
    const addresses = Array.from({ length: LISTS }, (_, page) => `/articles?page=${page}`);
    for (const address of addresses.toReversed().slice(0, 50)) {
      const pending = site.visit(address);
      await advance(200);
      const { page } = await pending;
      expect(page.renderedAt).toBeGreaterThanOrEqual(last);
    }
  });
});

describe('a single save', () => {
  it('shows on the page of the post within two seconds, whatever else it affects', async () => {
    const site = await createVisitedSite();
    site.change(7);
    await advance(1800);
    expect((await site.visit('/articles/7')).state).toBe('hit');
    expect(site.renderings.length).toBeLessThan(100);
  });

  it('shows on every page that is visited', async () => {
    const site = await createVisitedSite();
    const at = Date.now();
    site.change(7);
    for (let page = 0; page < 100; page += 1) {
      const pending = site.visit(`/articles?page=${page}`);
      await advance(200);
      expect((await pending).page.renderedAt).toBeGreaterThanOrEqual(at);
    }
  });
});

describe('a content service that recovers', () => {
  it('gets requests for one page at a time at first', async () => {
    const site = await createVisitedSite();
    site.markUpstreamDown();
    await advance(3_600_000);
    for (let id = 0; id < POSTS; id += 1) void site.visit(`/articles/${id}`);
    await advance(1000);
    expect(site.renderings).toEqual([]);
    site.markUpstreamUp();
    await advance(100 + 5 * RENDER_MS);
    expect(site.maxConcurrent()).toBe(1);
    await advance(60_000);
    expect(renderCounts(site.renderings)).toEqual(Array(POSTS).fill(1));
    expect(site.maxConcurrent()).toBeLessThanOrEqual(4);
  });
});
