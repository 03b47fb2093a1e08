import { LRUCache } from 'lru-cache';

/** Maximum number of pages whose history is remembered. */
const MAX_HISTORIES = 20_000;

/**
 * A page requested within this time is rendered again without waiting for the next request, in
 * milliseconds.
 */
const RECENT_VISIT_MS = 10 * 60_000;

/** The history of a page. */
export type PageHistory = {
  /** When a visitor last requested it. */
  requestedAt: number;
  /** When rendering it last failed; null if the last rendering succeeded. */
  failedAt: number | null;
};

/** When pages were requested and failed, by key. @param now milliseconds since 1970 */
export function createPageHistory(now: () => number) {
  const histories = new LRUCache<string, PageHistory>({ max: MAX_HISTORIES });

  return {
    of(key: string): PageHistory {
      let history = histories.get(key);
      if (!history) {
        history = { requestedAt: 0, failedAt: null };
        histories.set(key, history);
      }
      return history;
    },
    /** Whether a page was requested recently. */
    isVisited(key: string): boolean {
      const requestedAt = histories.peek(key)?.requestedAt;
      return requestedAt !== undefined && now() - requestedAt < RECENT_VISIT_MS;
    },
    /** Clears all failures. @returns the keys of the pages that had failed */
    clearFailures(): string[] {
      const failed = [...histories.entries()].filter(([, { failedAt }]) => failedAt !== null);
      for (const [, history] of failed) history.failedAt = null;
      return failed.map(([key]) => key);
    },
  };
}
