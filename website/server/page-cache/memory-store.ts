import { LRUCache } from 'lru-cache';
import { createInvalidations } from './invalidations.ts';
import { sizeOf } from './page.ts';
import { type CacheEntry, isUsable, type PageStore } from './page-store.ts';

/** Shares of the memory for filtered lists, redirects and not-found pages. */
const FILTERED_SHARE = 0.2;
const REDIRECT_SHARE = 0.05;
const NOT_FOUND_SHARE = 0.05;

/** Maximum number of redirects, and of not-found pages. */
const MAX_SMALL_ENTRIES = 500;

/**
 * Rendered pages in this process's memory. Kinds of page with unlimited addresses have shares of their
 * own, so that they cannot evict the pages that everybody reads.
 * @param bytes memory for all pages
 * @param now milliseconds since 1970
 */
export function createMemoryStore(bytes: number, now: () => number): PageStore {
  const createPartition = (fraction: number, max?: number) =>
    new LRUCache<string, CacheEntry>({
      maxSize: Math.max(1, Math.floor(bytes * fraction)),
      sizeCalculation: ({ page }) => sizeOf(page),
      ...(max ? { max } : {}),
    });
  const pages = createPartition(1 - FILTERED_SHARE - REDIRECT_SHARE - NOT_FOUND_SHARE);
  const filtered = createPartition(FILTERED_SHARE);
  const redirects = createPartition(REDIRECT_SHARE, MAX_SMALL_ENTRIES);
  const notFound = createPartition(NOT_FOUND_SHARE, MAX_SMALL_ENTRIES);
  const persistent = [pages, filtered, redirects] as const;
  const partitions = [...persistent, notFound] as const;
  const invalidations = createInvalidations();

  function partitionOf({ isFiltered, page }: CacheEntry) {
    if (page.status === 404) return notFound;
    if (page.status !== 200) return redirects;
    return isFiltered ? filtered : pages;
  }

  function get(key: string): CacheEntry | undefined {
    for (const partition of partitions) {
      const entry = partition.get(key);
      if (entry && isUsable(entry, now())) return entry;
    }
    return undefined;
  }

  return {
    get,
    fetch: async (key) => get(key),
    set(entry) {
      const current = get(entry.key);
      if (current && current.page.renderedAt > entry.page.renderedAt) return;
      for (const partition of partitions) partition.delete(entry.key);
      partitionOf(entry).set(entry.key, entry);
    },
    delete(key) {
      for (const partition of partitions) partition.delete(key);
    },
    invalidate: invalidations.add,
    invalidatedAt: invalidations.newest,
    *entries() {
      for (const partition of persistent) yield* partition.values();
    },
  };
}
