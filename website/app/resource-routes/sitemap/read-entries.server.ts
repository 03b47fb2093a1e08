import { LRUCache } from 'lru-cache';
import { ContentUnavailable } from '../../content/errors.ts';
import { readPublicPosts } from '../../content/public-posts.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { logFailure } from '../../log.server.ts';
import { outsideRendering } from '../../request-context.server.ts';
import { MAX_AGE_SECONDS } from '../response.ts';
import { type SitemapEntry, sitemapEntries } from './entries.ts';

/**
 * Read once for all that ask at the same time. Once old, the next one still gets it and sets off
 * a new reading; while the content service is down the old one stays.
 */
const cache = new LRUCache<'entries', SitemapEntry[]>({
  max: 1,
  ttl: MAX_AGE_SECONDS * 1000,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
  // Reading every post again for each change would cost more than ten minutes' wait is worth.
  fetchMethod: () =>
    outsideRendering(async () =>
      sitemapEntries(await readPublicPosts(), currentEnvironment().PUBLIC_URL),
    ),
});

/** Every page that should be found; null where the content service does not answer and none were kept. */
export async function readSitemapEntries(): Promise<SitemapEntry[] | null> {
  try {
    return (await cache.fetch('entries')) ?? null;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('reading posts for the sitemap', error);
    return null;
  }
}
