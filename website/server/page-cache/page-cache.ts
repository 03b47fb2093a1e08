import { LRUCache } from 'lru-cache';
import { type Change, tagsOfChange } from '../../app/content/change.ts';
import { isSubjectTag } from '../../app/content/tags.ts';
import type { Keeping } from '../../app/keeping.ts';
import type { Page } from './page.ts';
import type { CacheEntry, PageStore } from './page-store.ts';
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

/** What happened to a page besides its rendering. */
type History = {
  /** When a visitor last asked for it. */
  requestedAt: number;
  /** When rendering it last failed; null if it did not. */
  failedAt: number | null;
};

/** Up to this age a stale page is sent at once, in milliseconds; later only if a new one is late. */
const STALE_MS = 10 * 60_000;

/** For how long a visitor waits for a new page if an older one is there, in milliseconds. */
const PATIENCE_MS = 1500;

/** Pause before a page that could not be rendered is tried again, in milliseconds. */
const RETRY_MS = 3000;

/** A page that was requested within this time is rendered anew before the next visitor asks for it. */
const VISITED_MS = 10 * 60_000;

/** For how long changes are collected before pages are rendered for them, in milliseconds. */
const MERGE_MS = 250;

/**
 * A page is rendered for changes at most this often, in milliseconds: in quiet; in a storm of changes
 * a page that lists things, and a page about an entry for what it lists besides.
 */
const QUIET_INTERVAL_MS = 1200;
const LIST_INTERVAL_MS = 20_000;
const BESIDES_INTERVAL_MS = 60_000;

/** Pages whose history is remembered. */
const MOST_REMEMBERED = 20_000;

/**
 * Rendered pages for all visitors: one rendering for all who wait, stale pages revalidated behind
 * what is sent, outdated ones rendered anew without a storm of renderings.
 */
export function createPageCache({ store, render, now, freshMs, lag }: Options) {
  const histories = new LRUCache<string, History>({ max: MOST_REMEMBERED });
  const storm = createStormDetector(now);
  const queue = createRenderQueue<Rendered>({ render: renderAndStore, dueAt, lag, now });
  /** When anything last changed; before the start, unknown. */
  let changedAt = now();
  let isScanSet = false;
  let isUpstreamDown = false;

  /** The page of an address, as new as it can be had. */
  async function serve({ address, isNarrowed }: Keeping): Promise<Served> {
    const key = { address, isNarrowed };
    const history = historyOf(address);
    history.requestedAt = now();
    const entry = store.get(address) ?? (await store.fetch(address));
    if (!entry) {
      const notBefore = storm.isRaging() ? 0 : changedAt;
      return { page: (await queue.renderNow(key, notBefore)).page, state: 'miss' };
    }
    const { page } = entry;
    if (history.failedAt !== null) {
      if (now() - history.failedAt >= RETRY_MS) queue.renderLater(key);
      return { page, state: 'unreachable' };
    }
    const isOutdated = isOutdatedEntry(entry);
    const age = now() - page.renderedAt;
    if (!isOutdated && age < freshMs) return { page, state: 'hit' };
    if (isUpstreamDown && page.tags.size > 0) {
      history.failedAt = now();
      return { page, state: 'unreachable' };
    }
    const isSentAtOnce = isOutdated
      ? storm.isSettling() && !isSubjectOutdated(entry)
      : freshMs > 0 && age < STALE_MS;
    if (isSentAtOnce) {
      queue.renderLater(key);
      return { page, state: 'stale' };
    }
    return (
      (await revalidated(key, page)) ?? { page, state: history.failedAt ? 'unreachable' : 'stale' }
    );
  }

  /** Waits for a new page, but not for long. @returns null if it is late or cannot be rendered */
  async function revalidated(key: PageKey, former: Page): Promise<Served | null> {
    const notBefore = Math.max(store.invalidatedAt(former.tags), former.renderedAt + 1);
    const rendering = queue.renderNow(key, notBefore).then(
      ({ page, hasFailed }) => (hasFailed ? null : page),
      // The rendering has noted its failure.
      () => null,
    );
    const page = await Promise.race([rendering, afterPatience()]);
    return page && { page, state: 'revalidated' };
  }

  const isOutdatedEntry = ({ page }: CacheEntry) =>
    page.renderedAt <= changedAt && page.renderedAt <= store.invalidatedAt(page.tags);

  /** Whether the entry changed that the page is about, not just one that it lists. */
  const isSubjectOutdated = (entry: CacheEntry) =>
    entry.page.renderedAt <= store.invalidatedAt(subjectsOf(entry));

  function historyOf(address: string): History {
    let history = histories.get(address);
    if (!history) {
      history = { requestedAt: 0, failedAt: null };
      histories.set(address, history);
    }
    return history;
  }

  async function renderAndStore({ address, isNarrowed }: PageKey): Promise<Rendered> {
    const former = store.get(address)?.page;
    const shared = await store.fetch(address);
    if (shared && shared.page !== former && !isDue(shared)) {
      return { page: shared.page, isCacheable: true, hasFailed: false };
    }
    const renderedAt = now();
    try {
      const rendered = await renderPage(await render(address), renderedAt, former);
      const { page, isCacheable, hasFailed } = rendered;
      if (hasFailed) noteFailure(address);
      else {
        historyOf(address).failedAt = null;
        if (isCacheable) store.set({ key: address, isNarrowed, page });
        else store.delete(address);
      }
      return rendered;
    } catch (error) {
      noteFailure(address);
      throw error;
    }
  }

  function noteFailure(address: string): void {
    if (store.get(address)) historyOf(address).failedAt = now();
  }

  /** Whether an entry has to be rendered anew. */
  const isDue = (entry: CacheEntry) =>
    isOutdatedEntry(entry) || now() - entry.page.renderedAt >= freshMs;

  function dueAt({ address }: PageKey, requestedAt: number): number | null {
    const entry = store.get(address);
    if (!entry) return requestedAt;
    const { failedAt } = historyOf(address);
    if (failedAt !== null) return failedAt + RETRY_MS;
    if (!isDue(entry)) return null;
    if (!isOutdatedEntry(entry)) return requestedAt;
    return entry.page.renderedAt + intervalOf(entry);
  }

  function intervalOf(entry: CacheEntry): number {
    if (!storm.isRaging() || isSubjectOutdated(entry)) return QUIET_INTERVAL_MS;
    return subjectsOf(entry).length > 0 ? BESIDES_INTERVAL_MS : LIST_INTERVAL_MS;
  }

  /** Has what is outdated and has visitors rendered anew; the rest is when somebody asks for it. */
  function renderVisited(): void {
    isScanSet = false;
    for (const entry of store.entries()) {
      const requestedAt = histories.peek(entry.key)?.requestedAt ?? 0;
      if (now() - requestedAt < VISITED_MS && isOutdatedEntry(entry)) {
        queue.renderLater(
          { address: entry.key, isNarrowed: entry.isNarrowed },
          isSubjectOutdated(entry),
        );
      }
    }
  }

  return {
    serve,
    /** Whether there is anything to show while a new page is rendered. */
    has: (address: string): boolean => store.get(address) !== undefined,
    /**
     * Marks what shows something that has changed as outdated, and has it rendered anew.
     * @param at when it changed, in milliseconds since 1970
     */
    invalidate(changes: readonly Change[], at: number): void {
      changedAt = Math.max(changedAt, at);
      storm.noticed(at);
      for (const change of changes) store.invalidate(tagsOfChange(change), at);
      if (isScanSet) return;
      isScanSet = true;
      setTimeout(renderVisited, MERGE_MS).unref();
    },
    /** The content service is down: what it would take to render a page is not tried. */
    lost(): void {
      isUpstreamDown = true;
    },
    /** The content service answers again: what could not be rendered is tried anew, slowly at first. */
    recovered(): void {
      isUpstreamDown = false;
      queue.slowStart();
      for (const [address, history] of histories.entries()) {
        if (history.failedAt === null) continue;
        history.failedAt = null;
        const entry = store.get(address);
        const isVisited = now() - history.requestedAt < VISITED_MS;
        if (entry && isVisited) queue.renderLater({ address, isNarrowed: entry.isNarrowed });
      }
    },
    /** Pages that wait to be rendered. */
    queued: queue.size,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

const subjectsOf = ({ page }: CacheEntry) => [...page.tags].filter(isSubjectTag);

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
