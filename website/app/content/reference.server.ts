import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { HubType } from '../addresses/hubs.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kindOfTypeName } from '../kinds.ts';
import { directionOf } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import type { Choices, Community } from '../posts/filters/choices.ts';
import { findHub, type Hub } from '../posts/hub.ts';
import { namesOf } from '../posts/names.ts';
import { dependsOn, markIncomplete, outsideRendering } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable, isCallMissing } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { flatten } from './flatten.ts';
import { toNamed } from './named.ts';
import type { Pairs } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { MAX_PAGE_SIZE } from './query.ts';
import { areaSchema, categorySchema, citySchema, communitySchema } from './reference-schema.ts';
import { listSchema } from './schema.ts';
import { readSupported } from './supported-read.server.ts';

/** Entries that are read of one list at most. */
const MAX_ENTRIES = 1000;

/** In milliseconds: editors seldom change these lists, but a failure should be short. */
const CACHE_MS = 5 * 60_000;
const CACHE_AFTER_FAILURE_MS = 10_000;

/** Share of a page's time limit that it waits for the lists, so that time is left for the posts. */
const DEADLINE_SHARE = 0.7;

const noChoices: Choices = { communities: [], cities: [], areas: [], categories: [] };

type CachedChoices = { choices: Choices; hasFailed: boolean };

let lastKnown = noChoices;

/** One entry for all visitors: concurrent reads share one fetch. */
const cache = new LRUCache<'choices', CachedChoices>({
  max: 1,
  ttl: CACHE_MS,
  // A change notice empties the cache; pages that already wait still get the lists.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { options }) => {
    const read = await outsideRendering(readLists);
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
async function readCachedChoices(): Promise<CachedChoices | null> {
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

/** Reads all lists; one that fails keeps its last known entries and does not affect the others. */
async function readLists(): Promise<CachedChoices> {
  let hasFailed = false;
  const orLastKnown = async <Name extends keyof Choices>(
    name: Name,
    list: Promise<Choices[Name]>,
  ) => {
    try {
      return await list;
    } catch (error) {
      logFailure(`reading the list of ${name}`, error);
      hasFailed = true;
      return lastKnown[name];
    }
  };
  const [communities, cities, areas, categories] = await Promise.all([
    orLastKnown('communities', readCommunities()),
    orLastKnown('cities', readCities()),
    orLastKnown('areas', readAreas()),
    orLastKnown('categories', readCategories()),
  ]);
  return { choices: { communities, cities, areas, categories }, hasFailed };
}

async function readCommunities(): Promise<Choices['communities']> {
  const nationalities = await readList('nationalities', communitySchema, 'names');
  const communities = nationalities.map(toCommunity);
  return communities.filter(isFirstWithCode).map((community) => ({
    ...community,
    otherNames: communities
      .filter(({ code }) => code === community.code)
      .flatMap(({ people, otherNames }) => [...(people ? namesOf(people) : []), ...otherNames]),
  }));
}

async function readCities(): Promise<Choices['cities']> {
  const cities = await readList('cities', citySchema, 'names');
  return cities
    .map(({ latitude, longitude, ...city }) => ({
      ...city,
      coordinates: latitude != null && longitude != null ? { latitude, longitude } : null,
    }))
    .toSorted(byName);
}

async function readAreas(): Promise<Choices['areas']> {
  const areas = await readList('areas', areaSchema, 'city.names', 'names');
  return areas.map((area) => ({ ...area, city: area.city ?? null })).toSorted(byName);
}

async function readCategories(): Promise<Choices['categories']> {
  const categories = await readList('post-categories', categorySchema, 'post_types', 'names');
  return categories.map(({ post_types, ...category }) => ({
    ...category,
    kinds:
      post_types?.map(({ name }) => kindOfTypeName(name)).filter((kind) => kind !== null) ?? null,
  }));
}

/** All entries of a list; malformed ones are dropped. @throws ContentUnavailable */
async function readList<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  ...populate: string[]
): Promise<z.infer<Schema>[]> {
  const entries: unknown[] = [];
  let total = Number.POSITIVE_INFINITY;
  try {
    while (entries.length < Math.min(total, MAX_ENTRIES)) {
      const plan = () => ({ pairs: pairsOf(entries.length, populate) });
      const { body } = await readSupported({ path, plan, execute: callContentService });
      const { data, meta } = parseResponse(listSchema, body);
      if (data.length === 0) break;
      entries.push(...data);
      total = meta?.pagination.total ?? entries.length;
    }
  } catch (error) {
    if (!isCallMissing(error)) throw error;
  }
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(flatten(entry));
    return parsed.success ? [parsed.data] : [];
  });
}

function pairsOf(start: number, populate: readonly string[]): Pairs {
  return [
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(MAX_PAGE_SIZE)],
    ['sort', 'id:asc'],
    ...populate.map((path): Pairs[number] => [
      `populate[${path.replaceAll('.', '][populate][')}]`,
      'true',
    ]),
  ];
}

function toCommunity(nationality: z.infer<typeof communitySchema>): Community {
  const { language_query, language, is_rtl, name, names, otherNames } = nationality;
  const isRtl = is_rtl ?? directionOf(language_query) === 'rtl';
  return {
    code: language_query.toLowerCase(),
    nativeName: language ?? language_query,
    direction: isRtl ? 'rtl' : 'ltr',
    people: name ? toNamed({ name, names }) : undefined,
    otherNames,
  };
}

/** Several nationalities may share a language, and lists are filtered by language. */
function isFirstWithCode({ code }: Community, index: number, all: Community[]): boolean {
  return all.findIndex((other) => other.code === code) === index;
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en');
