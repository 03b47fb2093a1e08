import { LRUCache } from 'lru-cache';
import { beforeDeadline, outsideRendering } from '../request-context.server.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

const CACHE_MS = 5 * 60_000;

/**
 * Makes a read that all visitors share: concurrent ones are one call, and its result is kept for
 * minutes or until a change notice.
 * @param name what is read, for the error of a page that has no more time for it
 * @returns a function that waits until the deadline of the page at most
 */
export function sharedRead<Value extends object>(
  name: string,
  read: () => Promise<Value>,
): () => Promise<Value | undefined> {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: CACHE_MS,
    // A change notice empties the cache; pages that already wait still get the value.
    ignoreFetchAbort: true,
    fetchMethod: () => outsideRendering(read),
  });
  contentEvents.on('changed', () => cache.clear());
  const timeoutError = () => new ContentUnavailable(`${name} took too long.`, 504);
  return () => beforeDeadline(cache.fetch('value'), timeoutError);
}
