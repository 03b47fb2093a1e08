import type { CacheKey } from '../../app/cache-key.ts';
import { type Change, tagsOfChange } from '../../app/content/change.ts';
import { createFreshness } from './freshness.ts';
import type { Page } from './page.ts';
import { createPageHistory } from './page-history.ts';
import { hasContent, isUsable, type PageStore } from './page-store.ts';
import { type RenderedPage, type Rendering, renderPage } from './render-page.ts';
import { createRenderQueue, type PageKey } from './render-queue.ts';
import { createStormDetector } from './storm.ts';

/**
 * How a page was served. `stale`: a cached one at once, revalidated in the background; `revalidated`:
 * a cached one was outdated, the visitor waited for a new one; `unreachable`: a cached one, as it
 * cannot be rendered again.
 */
export type CacheState = 'hit' | 'stale' | 'revalidated' | 'miss' | 'unreachable';

export type ServedPage = { page: Page; state: CacheState };

type Options = {
  store: PageStore;
  /** Starts rendering the page of an address. */
  render: (address: string) => Promise<Rendering>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds a rendered page stays fresh; 0 disables caching. */
  freshMs: number;
  /** Lag of the event loop, in milliseconds. */
  lag: () => number;
};

/**
 * Maximum age of a stale page that is sent at once, in milliseconds; an older one only if rendering
 * is slow.
 */
const MAX_STALE_AGE_MS = 10 * 60_000;

/** How long a visitor waits for a new page if an older one is cached, in milliseconds. */
const REVALIDATE_TIMEOUT_MS = 1500;

/** Pause before a failed rendering is retried, in milliseconds. */
const RETRY_MS = 3000;

/** How long changes are collected before pages are rendered for them, in milliseconds. */
const NOTICE_BATCH_MS = 250;

/**
 * Rendered pages for all visitors: one rendering for all who wait, stale pages revalidated in the
 * background, outdated ones rendered again without a storm of renderings (decisions 7 and 16).
 */
export function createPageCache({ store, render, now, freshMs, lag }: Options) {
  const history = createPageHistory(now);
  const storm = createStormDetector(now);
  const freshness = createFreshness({ store, storm, now, freshMs });
  const queue = createRenderQueue<RenderedPage>({ render: renderAndStore, dueAt, lag, now });
  let isScanScheduled = false;
  let isUpstreamDown = false;

  /** The newest page of an address that is available in time. */
  async function serve({ address, isFiltered }: CacheKey): Promise<ServedPage> {
    const key = { address, isFiltered };
    const pageHistory = history.of(address);
    pageHistory.requestedAt = now();
    const entry = store.get(address) ?? (await store.fetch(address));
    if (!entry) {
      const { page } = await queue.renderNow(key, freshness.notBefore());
      return { page, state: 'miss' };
    }
    const { page } = entry;
    if (pageHistory.failedAt === null && freshness.isFresh(entry)) return { page, state: 'hit' };
    if (isUpstreamDown && page.tags.size > 0) pageHistory.failedAt = now();
    if (pageHistory.failedAt !== null) {
      if (!isUpstreamDown && now() - pageHistory.failedAt >= RETRY_MS) queue.renderLater(key);
      return { page, state: 'unreachable' };
    }
    const isServedStale = freshness.isOutdated(entry)
      ? freshness.mayServeOutdated(entry)
      : freshMs > 0 && !freshness.isUntrue(entry) && now() - page.renderedAt < MAX_STALE_AGE_MS;
    if (!isServedStale) {
      const revalidated = await revalidate(key, page);
      if (revalidated) return { page: revalidated, state: 'revalidated' };
      return { page, state: pageHistory.failedAt === null ? 'stale' : 'unreachable' };
    }
    queue.renderLater(key);
    return { page, state: 'stale' };
  }

  /** Waits a short time for a new page. @returns null if it is late or cannot be rendered */
  function revalidate(key: PageKey, previous: Page): Promise<Page | null> {
    const notBefore = Math.max(store.invalidatedAt(previous.tags), previous.renderedAt + 1);
    const rendering = queue.renderNow(key, notBefore).then(
      ({ page, hasFailed }) => (hasFailed ? null : page),
      // renderAndStore has recorded the failure.
      () => null,
    );
    return Promise.race([rendering, revalidateTimeout()]);
  }

  async function renderAndStore({ address, isFiltered }: PageKey): Promise<RenderedPage> {
    const former = store.get(address)?.page;
    const shared = await store.fetch(address);
    const past = history.of(address);
    if (shared && shared.page !== former && freshness.isFresh(shared)) {
      past.failedAt = null;
      return { page: shared.page, isCacheable: true, hasFailed: false };
    }
    const renderedAt = now();
    const recordFailure = () => {
      if (store.get(address)) past.failedAt = now();
    };
    try {
      const rendered = await renderPage(await render(address), renderedAt, former);
      const { page, isCacheable, hasFailed } = rendered;
      if (hasFailed) recordFailure();
      else {
        past.failedAt = null;
        if (isCacheable) store.set({ key: address, isFiltered, page });
        else store.delete(address);
      }
      return rendered;
    } catch (error) {
      recordFailure();
      throw error;
    }
  }

  function dueAt({ address }: PageKey, requestedAt: number): number | null {
    const entry = store.get(address);
    if (!entry) return requestedAt;
    const { failedAt } = history.of(address);
    if (failedAt !== null) return failedAt + RETRY_MS;
    if (freshness.isFresh(entry)) return null;
    return freshness.isOutdated(entry) ? freshness.renderableAt(entry) : requestedAt;
  }

  /** Has outdated pages with recent visitors rendered again; others are rendered on request. */
  function renderVisited(): void {
    isScanScheduled = false;
    for (const entry of store.entries()) {
      const { key: address, isFiltered } = entry;
      if (!history.isVisited(address) || !freshness.isOutdated(entry)) continue;
      queue.renderLater({ address, isFiltered }, freshness.isSubjectOutdated(entry));
    }
  }

  return {
    serve,
    /** Whether a page is cached for an address. */
    has: (address: string): boolean => store.get(address) !== undefined,
    /** Whether there is a page with content to serve while the content service is down. */
    hasContent: (): boolean =>
      [...store.entries()].some((entry) => hasContent(entry) && isUsable(entry, now())),
    /**
     * Marks pages that show changed content as outdated, and has them rendered again.
     * @param at when it changed, in milliseconds since 1970
     */
    invalidate(changes: readonly Change[], at: number): void {
      storm.recordNotice(at);
      for (const change of changes) freshness.invalidate(tagsOfChange(change), at);
      if (isScanScheduled) return;
      isScanScheduled = true;
      setTimeout(renderVisited, NOTICE_BATCH_MS).unref();
    },
    /** Notices were missed: pages rendered before are rendered again on request. */
    invalidateAll: (at: number): void => freshness.invalidate(null, at),
    /** The content service is down: pages with content are not rendered. */
    markUpstreamDown(): void {
      isUpstreamDown = true;
    },
    /** The content service responds again: failed pages are retried, slowly at first. */
    markUpstreamUp(): void {
      isUpstreamDown = false;
      queue.slowStart();
      for (const address of history.clearFailures()) {
        const entry = store.get(address);
        if (!entry || !history.isVisited(address)) continue;
        queue.renderLater({ address, isFiltered: entry.isFiltered });
      }
    },
    /** Number of pages waiting to be rendered. */
    queueLength: queue.size,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function revalidateTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, REVALIDATE_TIMEOUT_MS, null).unref());
}
