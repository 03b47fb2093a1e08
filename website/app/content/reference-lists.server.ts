import type { z } from 'zod';
import { kindOfTypeName } from '../kinds.ts';
import { directionOf } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import type { Choices, Community } from '../posts/filters/choices.ts';
import { namesOf } from '../posts/names.ts';
import { callContentService } from './call.server.ts';
import { isCallMissing } from './errors.ts';
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

export type ListsRead = {
  choices: Choices;
  /** Whether at least one list could not be read. */
  hasFailed: boolean;
};

/**
 * Reads the lists that posts are filtered by. One that fails is logged and does not affect the others.
 * @param lastKnown what a list that fails keeps
 */
export async function readLists(lastKnown: Choices): Promise<ListsRead> {
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
