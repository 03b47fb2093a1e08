import { join } from 'node:path';
import { type App, buildVersion, hasCurrentAssets } from '../build-output.ts';
import type { Health } from '../health.ts';
import { createDiskSnapshot } from './disk-snapshot.ts';
import { createMemoryStore } from './memory-store.ts';
import { connectRedis } from './redis/connection.ts';
import { createRedisStore } from './redis/redis-store.ts';
import { siteVersion } from './site-version.ts';

/**
 * The store for rendered pages as the environment asks for it: memory, a shared Redis behind it if
 * there is one, and a folder from which it is loaded at startup.
 * @param health to report whether the shared store is reachable
 * @param now milliseconds since 1970
 */
export async function openPageStore(app: App, health: Health, now: () => number) {
  const environment = app.currentEnvironment();
  const { PAGE_CACHE_MB, PAGE_STORE_URL: url, KEPT_PAGES_DIR, KEEPS_PAGES } = environment;
  const site = siteVersion(environment);
  const build = await buildVersion(environment.BRAND_FILE);
  const memory = createMemoryStore(PAGE_CACHE_MB * 1024 * 1024, now);

  const redis = url ? connectSharedStore(url, app, health, now) : null;
  const prefix = `diyar:${site}:`;
  const store = redis
    ? createRedisStore({ memory, redis, prefix: `${prefix}${build}:`, build, now })
    : memory;

  const snapshot = createDiskSnapshot({
    folder: join(KEPT_PAGES_DIR, site),
    build,
    store: memory,
    isIntact: (html) => hasCurrentAssets(html, app.inlineScripts),
    onError: app.logFailure,
    now,
  });
  const loadedCount = await snapshot.load();
  return {
    store,
    /** Pages that were found on disk. */
    loadedCount,
    save: async (deadline?: AbortSignal): Promise<void> => {
      if (KEEPS_PAGES) await snapshot.save(deadline);
    },
    /** The connection and the stream by which copies of the site share change notices. */
    shared: redis && url ? { redis, url, stream: `${prefix}notices` } : null,
  };
}

function connectSharedStore(url: string, app: App, health: Health, now: () => number) {
  const part = health.register('shared_page_store');
  return connectRedis({
    url,
    now,
    onDown: (error) => {
      part.degrade('unreachable');
      app.logFailure('reaching the shared page store', error);
    },
    onUp: () => {
      part.recover();
      app.log.info('shared page store is reachable again');
    },
  });
}
