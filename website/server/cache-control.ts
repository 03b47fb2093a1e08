import type { Served } from './page-cache/page-cache.ts';
import { LONGEST } from './page-cache/page-store.ts';

/**
 * How long others may keep a page that says nothing of it itself. Browsers ask each time, which
 * costs a 304; a network of caches in front may do as our own does.
 * @param freshSeconds for how long a page is fresh
 */
export function cacheControl({ page, state }: Served, freshSeconds: number): string {
  const said = page.headers['cache-control'];
  if (said) return said;
  if (page.status >= 500) return 'no-store';
  if (state === 'unreachable' || page.status >= 400) return 'no-cache';
  const shared = `s-maxage=${freshSeconds}, stale-while-revalidate=600`;
  return `public, max-age=0, ${shared}, stale-if-error=${LONGEST / 1000}`;
}
