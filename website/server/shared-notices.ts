import { LRUCache } from 'lru-cache';
import type { Notice } from './change-notices.ts';
import type { openPageStore } from './page-cache/open-store.ts';
import { joinNoticeStream } from './page-cache/redis/notice-stream.ts';
import { hearSiblings, tellSiblings } from './siblings.ts';

/** Notices that are recognised when they arrive a second time. */
const MOST_KNOWN = 10_000;

type Options = {
  shared: Awaited<ReturnType<typeof openPageStore>>['shared'];
  /** Called once for each notice, wherever it came from. @param at milliseconds since 1970 */
  apply: (notice: Notice, at: number) => void;
  /** Called if notices were missed. @param at pages rendered before may be outdated */
  missed: (at: number) => void;
  now: () => number;
};

/**
 * Passes change notices between all processes that show the site: those that share the port, and
 * copies elsewhere that share a page store.
 */
export function shareNotices({ shared, apply, missed, now }: Options) {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });

  function heard(notice: Notice, at: number): void {
    if (known.has(notice.id)) return;
    known.set(notice.id, true);
    apply(notice, at);
  }

  hearSiblings((notice) => heard(notice, now()));
  const stream = shared && joinNoticeStream({ ...shared, heard, missed, now });

  return {
    /** Applies a notice that this process received, and passes it on. */
    received(notice: Notice): void {
      heard(notice, now());
      tellSiblings(notice);
      stream?.publish(notice);
    },
    stop: (): void => stream?.stop(),
  };
}
