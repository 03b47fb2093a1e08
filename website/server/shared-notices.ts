import { LRUCache } from 'lru-cache';
import type { Notice } from './change-notices.ts';
import type { openPageStore } from './page-cache/open-store.ts';
import { joinNoticeStream } from './page-cache/redis/notice-stream.ts';
import { broadcastNotice, onNotice } from './worker-messages.ts';

/** Notices that are recognised when they arrive a second time. */
const MAX_SEEN_IDS = 10_000;

type Options = {
  shared: Awaited<ReturnType<typeof openPageStore>>['shared'];
  /** Called once for each notice, from this process or another. @param at milliseconds since 1970 */
  apply: (notice: Notice, at: number) => void;
  /** Called if notices were missed. @param at pages rendered before may be outdated */
  onMissed: (at: number) => void;
  now: () => number;
};

/**
 * Shares change notices between all processes of the site: workers that share a port, and instances
 * that share a page store.
 */
export function shareNotices({ shared, apply, onMissed, now }: Options) {
  const seenIds = new LRUCache<string, true>({ max: MAX_SEEN_IDS });

  function applyOnce(notice: Notice, at: number): void {
    if (seenIds.has(notice.id)) return;
    seenIds.set(notice.id, true);
    apply(notice, at);
  }

  onNotice((notice) => applyOnce(notice, now()));
  const stream = shared && joinNoticeStream({ ...shared, onNotice: applyOnce, onMissed, now });

  return {
    /** Applies a notice that this process received, and passes it on. */
    publish(notice: Notice): void {
      applyOnce(notice, now());
      broadcastNotice(notice);
      stream?.publish(notice);
    },
    stop: (): void => stream?.stop(),
  };
}
