import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { changeSchema } from '../app/content/change.ts';
import { isEqualInConstantTime } from './constant-time.ts';
import { jsonOf } from './json-body.ts';

export const CHANGES_PATH = '/-/changes';

/** Maximum size of a notice, in bytes. */
export const MAX_NOTICE_BYTES = 256 * 1024;

/**
 * Notices are accepted within five minutes of their timestamp, as clocks differ; in milliseconds.
 */
const NOTICE_TOLERANCE_MS = 5 * 60_000;

export const noticeSchema = z.object({
  id: z.string().min(1).max(100),
  at: z.coerce.date(),
  changes: z.array(changeSchema).max(1000),
});

export type Notice = z.infer<typeof noticeSchema>;

/**
 * Reads change notices from the content service.
 * @param token secret shared with the content service
 * @param now milliseconds since 1970
 */
export function createNoticeReader(token: string, now: () => number) {
  // Twice the tolerance: a notice with a timestamp in the future is valid for that long.
  const seenIds = new LRUCache<string, true>({ max: 10_000, ttl: 2 * NOTICE_TOLERANCE_MS });

  return {
    /**
     * @param signature `sha256=` and the hex HMAC-SHA256 of the body with the token
     * @returns the notice, or the status to reject it with
     */
    read(body: Buffer, signature: string | undefined): Notice | 400 | 401 | 409 {
      const expected = `sha256=${createHmac('sha256', token).update(body).digest('hex')}`;
      if (!isEqualInConstantTime(expected, signature ?? '')) return 401;
      const parsed = noticeSchema.safeParse(jsonOf(body));
      if (!parsed.success) return 400;
      const { id, at } = parsed.data;
      if (Math.abs(now() - at.getTime()) > NOTICE_TOLERANCE_MS || seenIds.has(id)) return 409;
      seenIds.set(id, true);
      return parsed.data;
    },
    /** Notes that another process has accepted the notice. */
    markSeen: (id: string) => void seenIds.set(id, true),
  };
}
