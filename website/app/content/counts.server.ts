import { LRUCache } from 'lru-cache';
import { type Kind, kindNames } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import { dependsOn, markIncomplete, outsideRendering } from '../request-context.server.ts';
import { contentEvents } from './events.server.ts';
import { listPosts } from './posts.server.ts';
import { readChoices } from './reference.server.ts';

/** Numbers of posts, communities and cities; 0 if the content service does not return them. */
export type Counts = { posts: Record<Kind, number>; communities: number; cities: number };

/** In milliseconds: a page that only mentions the numbers should not wait longer for them. */
const MAX_WAIT_MS = 1500;

/** One entry for all visitors; a stale count is better than a slow page. */
const cache = new LRUCache<'counts', Counts>({
  max: 1,
  ttl: 5 * 60_000,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
  // A change notice empties the cache; pages that already wait still get the numbers.
  ignoreFetchAbort: true,
  fetchMethod: () => outsideRendering(() => countPosts().catch(failCounting)),
});

contentEvents.on('changed', () => cache.clear());

/** Public posts of each kind, communities and cities; null if they cannot be counted in time. */
export async function readCounts(): Promise<Counts | null> {
  dependsOn(['all:post', 'all:nationality', 'all:city']);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null).unref());
  try {
    const counts = (await Promise.race([cache.fetch('counts'), timeout])) ?? null;
    if (!counts) markIncomplete();
    return counts;
  } catch {
    markIncomplete();
    return null;
  }
}

/** Logged here, as pages with stale numbers do not learn of it. */
function failCounting(error: unknown): never {
  logFailure('counting posts', error);
  throw error;
}

/** Translations count once, whichever language is preferred. */
const countOf = async (kind: Kind) => (await listPosts({ kind, language: 'en', limit: 1 })).total;

async function countPosts(): Promise<Counts> {
  const [choices, ...totals] = await Promise.all([
    readChoices(),
    ...kindNames.map(async (kind) => [kind, await countOf(kind)] as const),
  ]);
  return {
    posts: Object.fromEntries(totals) as Record<Kind, number>,
    communities: choices.communities.length,
    cities: choices.cities.length,
  };
}
