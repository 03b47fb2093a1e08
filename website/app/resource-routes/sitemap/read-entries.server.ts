import { LRUCache } from 'lru-cache';
import { ContentUnavailable } from '../../content/errors.ts';
import { readPublicPosts } from '../../content/public-posts.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { logFailure } from '../../log.server.ts';
import { outsideRendering } from '../../request-context.server.ts';
import { MAX_AGE_SECONDS } from '../response.ts';
import { type SitemapEntry, sitemapEntries } from './entries.ts';

/**
 * Concurrent requests share one fetch. A stale value is served while it is fetched again, and kept
 * while the content service is down.
 */
const cache = new LRUCache<'entries', SitemapEntry[]>({
  max: 1,
  ttl: MAX_AGE_SECONDS * 1000,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
  // Changes of posts do not invalidate it: fetching every post each time costs more than ten minutes' delay.
  fetchMethod: () =>
    outsideRendering(async () =>
      sitemapEntries(await readPublicPosts(), currentEnvironment().PUBLIC_URL),
    ),
});

/** The entries of the sitemap; null if the content service fails and none are cached. */
export async function readSitemapEntries(): Promise<SitemapEntry[] | null> {
  try {
    return (await cache.fetch('entries')) ?? null;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('reading posts for the sitemap', error);
    return null;
  }
}
