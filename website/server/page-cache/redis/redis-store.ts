import { fromBytes, toBytes } from '../entry-bytes.ts';
import { type CacheEntry, isUsable, MAX_PAGE_AGE_MS, type PageStore } from '../page-store.ts';
import type { RedisConnection } from './connection.ts';

/**
 * How long filtered lists and searches are stored, in milliseconds: there is no limit to their
 * number.
 */
const FILTERED_MS = 60 * 60_000;

type Options = {
  /** The first tier. */
  memory: PageStore;
  redis: RedisConnection;
  /** Prefix of the keys of this site and build: pages of others must never be served. */
  prefix: string;
  build: string;
  now: () => number;
};

/**
 * Rendered pages in memory, and in a Redis or Valkey that several instances share. It is read only if
 * memory has no fresh page, and writes are not waited for.
 */
export function createRedisStore({ memory, redis, prefix, build, now }: Options): PageStore {
  async function read(key: string): Promise<CacheEntry | null> {
    const bytes = await redis.attempt((connection) => connection.getBuffer(prefix + key));
    const stored = bytes ? fromBytes(bytes) : null;
    if (stored?.entry.key !== key) return null;
    const { page } = stored.entry;
    const renderedAt = redis.fromStoreTime(page.renderedAt);
    const entry = { ...stored.entry, page: { ...page, renderedAt } };
    return isUsable(entry, now()) ? entry : null;
  }

  function write(entry: CacheEntry): void {
    const { key, isFiltered, page } = entry;
    // Not-found pages are cached for seconds only.
    if (page.status === 404) return;
    const renderedAt = redis.toStoreTime(page.renderedAt);
    void redis.attempt((connection) => {
      const bytes = toBytes({ build, entry: { ...entry, page: { ...page, renderedAt } } });
      return connection.set(prefix + key, bytes, 'PX', isFiltered ? FILTERED_MS : MAX_PAGE_AGE_MS);
    });
  }

  return {
    ...memory,
    async fetch(key) {
      const entry = await read(key);
      if (entry) memory.set(entry);
      return memory.get(key);
    },
    set(entry) {
      memory.set(entry);
      write(entry);
    },
    delete(key) {
      memory.delete(key);
      void redis.attempt((connection) => connection.del(prefix + key));
    },
  };
}
