import { LRUCache } from 'lru-cache';

/** Pages whose history is remembered. */
const MAX_HISTORIES = 20_000;

/** A page that was requested within this time is rendered anew before the next visitor asks for it. */
const RECENT_VISIT_MS = 10 * 60_000;

/** What happened to a page besides its rendering. */
export type PageHistory = {
  /** When a visitor last asked for it. */
  requestedAt: number;
  /** When rendering it last failed; null if it did not. */
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
    /** Whether a page has visitors, who should not have to wait for it. */
    isVisited(key: string): boolean {
      const requestedAt = histories.peek(key)?.requestedAt;
      return requestedAt !== undefined && now() - requestedAt < RECENT_VISIT_MS;
    },
    /** Forgets all failures. @returns the keys of the pages that had failed */
    clearFailures(): string[] {
      const failed = [...histories.entries()].filter(([, { failedAt }]) => failedAt !== null);
      for (const [, history] of failed) history.failedAt = null;
      return failed.map(([key]) => key);
    },
  };
}
