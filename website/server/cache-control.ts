import type { ServedPage } from './page-cache/page-cache.ts';
import { MAX_PAGE_AGE_MS } from './page-cache/page-store.ts';

/**
 * The Cache-Control header of a page; its own takes precedence. Browsers revalidate every time,
 * which costs a 304; a CDN may cache pages as our own page cache does, but does not learn when something
 * on them stops being true (decision 38).
 * @param freshSeconds seconds a rendered page stays fresh
 */
export function cacheControl({ page, state }: ServedPage, freshSeconds: number): string {
  const ownHeader = page.headers['cache-control'];
  if (ownHeader) return ownHeader;
  if (page.status >= 500) return 'no-store';
  if (state === 'unreachable' || page.status >= 400) return 'no-cache';
  const whileRevalidated = freshSeconds > 0 ? ', stale-while-revalidate=600' : '';
  const shared = `s-maxage=${freshSeconds}${whileRevalidated}`;
  return `public, max-age=0, ${shared}, stale-if-error=${MAX_PAGE_AGE_MS / 1000}`;
}
