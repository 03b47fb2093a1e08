import { SAVED_PAGES } from './cache-names.ts';
import { openCache } from './open-cache.ts';

/** Paths of the saved posts that can be read without network. */
export async function keptPaths(): Promise<Set<string>> {
  const keys = (await (await openCache(SAVED_PAGES))?.keys()) ?? [];
  return new Set(keys.map(({ url }) => url.slice(location.origin.length)));
}
