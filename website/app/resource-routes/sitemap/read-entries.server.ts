import { LRUCache } from 'lru-cache';
import { readCostCities } from '../../content/costs.server.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { readPublicPosts } from '../../content/public-posts.server.ts';
import { readChoices } from '../../content/reference.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { logFailure } from '../../log.server.ts';
import { hubsOf } from '../../posts/hub.ts';
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
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
  // Changes of posts do not invalidate it: fetching every post each time costs more than ten minutes' delay.
  fetchMethod: () => outsideRendering(readEntries),
});

async function readEntries(): Promise<SitemapEntry[]> {
  try {
    const [posts, choices, cities] = await Promise.all([
      readPublicPosts(),
      readChoices(),
      readCostCities(),
    ]);
    const slugs = cities.map(({ slug }) => slug);
    return sitemapEntries(posts, hubsOf(choices), currentEnvironment().PUBLIC_URL, slugs);
  } catch (error) {
    // Here, as whoever gets stale entries does not learn of it.
    logFailure('reading posts for the sitemap', error);
    throw error;
  }
}

/**
 * Reads them before anybody asks: of 40,000 addresses, the first crawler waited up to 27 s. Without the
 * content service the first request reads them.
 */
export async function prepareSitemap(): Promise<void> {
  try {
    await cache.fetch('entries');
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
  }
}

/** The entries of the sitemap; null if the content service fails and none are cached. */
export async function readSitemapEntries(): Promise<SitemapEntry[] | null> {
  try {
    return (await cache.fetch('entries')) ?? null;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return null;
  }
}
