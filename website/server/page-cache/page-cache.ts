import { type Change, tagsOfChange } from '../../app/content/change.ts';
import type { Keeping } from '../../app/keeping.ts';
import { createFreshness } from './freshness.ts';
import type { Page } from './page.ts';
import { createPageHistory } from './page-history.ts';
import { hasContent, isUsable, type PageStore } from './page-store.ts';
import { type Rendered, type Rendering, renderPage } from './render-page.ts';
import { createRenderQueue, type PageKey } from './render-queue.ts';
import { createStormDetector } from './storm.ts';

/**
 * How a page came to the visitor. `stale`: an older one at once, a new one is rendered behind it;
 * `revalidated`: an older one was there, a new one was waited for; `unreachable`: an older one, as
 * no new one can be rendered.
 */
export type CacheState = 'hit' | 'stale' | 'revalidated' | 'miss' | 'unreachable';

export type Served = { page: Page; state: CacheState };

type Options = {
  store: PageStore;
  /** Begins to render the page of an address. */
  render: (address: string) => Promise<Rendering>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For how many milliseconds a page is fresh; 0 renders each anew. */
  freshMs: number;
  /** By how many milliseconds the event loop is late. */
  lag: () => number;
};

/** Up to this age a stale page is sent at once, in milliseconds; later only if a new one is late. */
const STALE_MS = 10 * 60_000;

/** For how long a visitor waits for a new page if an older one is there, in milliseconds. */
const PATIENCE_MS = 1500;

/** Pause before a page that could not be rendered is tried again, in milliseconds. */
const RETRY_MS = 3000;

/** For how long changes are collected before pages are rendered for them, in milliseconds. */
const MERGE_MS = 250;

/**
 * Rendered pages for all visitors: one rendering for all who wait, stale pages revalidated behind
 * what is sent, outdated ones rendered anew without a storm of renderings (decisions 7 and 16).
 */
export function createPageCache({ store, render, now, freshMs, lag }: Options) {
  const history = createPageHistory(now);
  const storm = createStormDetector(now);
  const freshness = createFreshness({ store, storm, now, freshMs });
  const queue = createRenderQueue<Rendered>({ render: renderAndStore, dueAt, lag, now });
  let isScanSet = false;
  let isUpstreamDown = false;

  /** The page of an address, as new as it can be had. */
  async function serve({ address, isNarrowed }: Keeping): Promise<Served> {
    const key = { address, isNarrowed };
    const past = history.of(address);
    past.requestedAt = now();
    const entry = store.get(address) ?? (await store.fetch(address));
    if (!entry) {
      const { page } = await queue.renderNow(key, freshness.notBefore());
      return { page, state: 'miss' };
    }
    const { page } = entry;
    if (past.failedAt === null && freshness.isFresh(entry)) return { page, state: 'hit' };
    if (isUpstreamDown && page.tags.size > 0) past.failedAt = now();
    if (past.failedAt !== null) {
      if (!isUpstreamDown && now() - past.failedAt >= RETRY_MS) queue.renderLater(key);
      return { page, state: 'unreachable' };
    }
    const isSentAtOnce = freshness.isOutdated(entry)
      ? freshness.mayBeOutdated(entry)
      : freshMs > 0 && now() - page.renderedAt < STALE_MS;
    if (!isSentAtOnce) {
      const renewed = await revalidate(key, page);
      if (renewed) return { page: renewed, state: 'revalidated' };
      return { page, state: past.failedAt === null ? 'stale' : 'unreachable' };
    }
    queue.renderLater(key);
    return { page, state: 'stale' };
  }

  /** Waits for a new page, but not for long. @returns null if it is late or cannot be rendered */
  function revalidate(key: PageKey, former: Page): Promise<Page | null> {
    const notBefore = Math.max(store.invalidatedAt(former.tags), former.renderedAt + 1);
    const rendering = queue.renderNow(key, notBefore).then(
      ({ page, hasFailed }) => (hasFailed ? null : page),
      // The rendering has noted its failure.
      () => null,
    );
    return Promise.race([rendering, afterPatience()]);
  }

  async function renderAndStore({ address, isNarrowed }: PageKey): Promise<Rendered> {
    const former = store.get(address)?.page;
    const shared = await store.fetch(address);
    if (shared && shared.page !== former && freshness.isFresh(shared)) {
      return { page: shared.page, isCacheable: true, hasFailed: false };
    }
    const renderedAt = now();
    const past = history.of(address);
    const failed = () => {
      if (store.get(address)) past.failedAt = now();
    };
    try {
      const rendered = await renderPage(await render(address), renderedAt, former);
      const { page, isCacheable, hasFailed } = rendered;
      if (hasFailed) failed();
      else {
        past.failedAt = null;
        if (isCacheable) store.set({ key: address, isNarrowed, page });
        else store.delete(address);
      }
      return rendered;
    } catch (error) {
      failed();
      throw error;
    }
  }

  function dueAt({ address }: PageKey, requestedAt: number): number | null {
    const entry = store.get(address);
    if (!entry) return requestedAt;
    const { failedAt } = history.of(address);
    if (failedAt !== null) return failedAt + RETRY_MS;
    if (freshness.isFresh(entry)) return null;
    return freshness.isOutdated(entry) ? freshness.renewableAt(entry) : requestedAt;
  }

  /** Has what is outdated and has visitors rendered anew; the rest is when somebody asks for it. */
  function renderVisited(): void {
    isScanSet = false;
    for (const entry of store.entries()) {
      const { key: address, isNarrowed } = entry;
      if (!history.isVisited(address) || !freshness.isOutdated(entry)) continue;
      queue.renderLater({ address, isNarrowed }, freshness.isSubjectOutdated(entry));
    }
  }

  return {
    serve,
    /** Whether there is anything to show while a new page is rendered. */
    has: (address: string): boolean => store.get(address) !== undefined,
    /** Whether there is a page with content, to be shown while the content service is down. */
    hasContent: (): boolean =>
      [...store.entries()].some((entry) => hasContent(entry) && isUsable(entry, now())),
    /**
     * Marks what shows something that has changed as outdated, and has it rendered anew.
     * @param at when it changed, in milliseconds since 1970
     */
    invalidate(changes: readonly Change[], at: number): void {
      storm.noticed(at);
      for (const change of changes) freshness.invalidate(tagsOfChange(change), at);
      if (isScanSet) return;
      isScanSet = true;
      setTimeout(renderVisited, MERGE_MS).unref();
    },
    /** Notices were missed: what was rendered before is rendered anew when it is asked for. */
    distrust: (at: number): void => freshness.invalidate(null, at),
    /** The content service is down: what it would take to render a page is not tried. */
    lost(): void {
      isUpstreamDown = true;
    },
    /** The content service answers again: what could not be rendered is tried anew, slowly at first. */
    recovered(): void {
      isUpstreamDown = false;
      queue.slowStart();
      for (const address of history.forgiveFailures()) {
        const entry = store.get(address);
        if (!entry || !history.isVisited(address)) continue;
        queue.renderLater({ address, isNarrowed: entry.isNarrowed });
      }
    },
    /** Pages that wait to be rendered. */
    queued: queue.size,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
