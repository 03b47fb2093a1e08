import { LRUCache } from 'lru-cache';
import type { HubType } from '../addresses/hubs.ts';
import { currentEnvironment } from '../environment.server.ts';
import type { Choices } from '../posts/filters/choices.ts';
import { findHub, type Hub } from '../posts/hub.ts';
import { dependsOn, markIncomplete, outsideRendering } from '../request-context.server.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { type ListsRead, readLists } from './reference-lists.server.ts';

/** In milliseconds: editors seldom change these lists, but a failure should be short. */
const CACHE_MS = 5 * 60_000;
const CACHE_AFTER_FAILURE_MS = 10_000;

/** Share of a page's time limit that it waits for the lists, so that time is left for the posts. */
const DEADLINE_SHARE = 0.7;

const noChoices: Choices = { communities: [], cities: [], areas: [], categories: [] };

let lastKnown = noChoices;

/** One entry for all visitors: concurrent reads share one fetch. */
const cache = new LRUCache<'choices', ListsRead>({
  max: 1,
  ttl: CACHE_MS,
  // A change notice empties the cache; pages that already wait still get the lists.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { options }) => {
    const read = await outsideRendering(() => readLists(lastKnown));
    if (read.hasFailed) options.ttl = CACHE_AFTER_FAILURE_MS;
    lastKnown = read.choices;
    return read;
  },
});

contentEvents.on('changed', (changes) => {
  if (changes.some(({ type }) => type !== 'post')) cache.clear();
});

/**
 * The choices that lists can be filtered by. A list that the service does not have is empty; one
 * that cannot be read in time is returned as last read, and the page is marked incomplete.
 */
export async function readChoices(): Promise<Choices> {
  return (await readCachedChoices())?.choices ?? lastKnown;
}

/**
 * The choices, for what must not do without them.
 * @throws ContentUnavailable if a list cannot be read
 */
export async function requireChoices(): Promise<Choices> {
  const read = await readCachedChoices();
  if (!read || read.hasFailed) {
    throw new ContentUnavailable('The lists that posts are filtered by cannot be read.', 503);
  }
  return read.choices;
}

/**
 * The city or community that a slug names.
 * @returns null if there is none
 * @throws ContentUnavailable if it is not among those last read, and they cannot be read again
 */
export async function readHub(type: HubType, slug: string): Promise<Hub | null> {
  const read = await readCachedChoices();
  const found = findHub(read?.choices ?? lastKnown, type, slug);
  if (!found && (!read || read.hasFailed)) {
    throw new ContentUnavailable('The lists of cities and communities cannot be read.', 503);
  }
  return found;
}

/** @returns null if the time limit is exceeded */
async function readCachedChoices(): Promise<ListsRead | null> {
  dependsOn(['all:nationality', 'all:city', 'all:area', 'all:post-category']);
  const read = (await withTimeLimit(cache.fetch('choices'))) ?? null;
  if (!read || read.hasFailed) markIncomplete();
  return read;
}

/**
 * The code of a community as it was asked for.
 * @returns undefined where none was, or the service does not have it
 */
export async function readCommunityCode(requested: string | null): Promise<string | undefined> {
  if (!requested) return undefined;
  const { communities } = await readChoices();
  return communities.find(({ code }) => code === requested.toLowerCase())?.code;
}

/** @returns null if the time limit is exceeded */
async function withTimeLimit<Result>(result: Promise<Result>): Promise<Result | null> {
  const { promise: timedOut, resolve } = Promise.withResolvers<null>();
  const ms = currentEnvironment().CONTENT_TIMEOUT_MS * DEADLINE_SHARE;
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([result, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
