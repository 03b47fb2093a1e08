import type { z } from 'zod';
import { currentEnvironment } from '../environment.server.ts';
import { kindOfTypeName } from '../kinds.ts';
import { directionOf } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import { lacksSomething, madeOf, unrecorded } from '../making.server.ts';
import type { Choices, Community } from '../posts/filters/choices.ts';
import { call } from './call.server.ts';
import { check } from './check.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { flatten } from './flatten.ts';
import type { Pairs } from './parameters.ts';
import { AT_ONCE } from './query.ts';
import { areaSchema, categorySchema, citySchema, communitySchema } from './reference-schema.ts';
import { listSchema } from './schema.ts';
import { readSupported } from './supported-read.server.ts';

/** How many entries of a list are read. */
const LIMIT = 1000;

/** How long lists are kept, in milliseconds: they change by hand; after a failure they are soon tried again. */
const KEEP = 5 * 60_000;
const KEEP_AFTER_FAILURE = 10_000;

/** A service without a list, or that keeps it closed, answers so. */
const isMissing = (error: unknown) =>
  error instanceof ContentUnavailable && [400, 401, 403, 404, 405].includes(error.status);

const nothing: Choices = { communities: [], cities: [], areas: [], categories: [] };

/** The part of a page's time that it waits for lists: with old ones it is better than without posts. */
const SHARE_OF_DEADLINE = 0.7;

type Reading = { choices: Promise<Choices>; until: number; failed: boolean };

let kept: Reading | undefined;
let lastGood = nothing;

contentEvents.on('changed', (changes) => {
  if (changes.some(({ type }) => type !== 'post')) kept = undefined;
});

/**
 * What lists can be narrowed by. A list that the service does not have is empty; one that it does
 * not answer in time is as it was last. Read once in a few minutes for all visitors.
 */
export async function readChoices(): Promise<Choices> {
  madeOf(['all:nationality', 'all:city', 'all:area', 'all:post-category']);
  if (!kept || Date.now() >= kept.until) kept = unrecorded(startReading);
  const reading = kept;
  const choices = await inTime(reading.choices);
  if (reading.failed || !choices) lacksSomething();
  return choices ?? lastGood;
}

/** @returns null where it takes too long */
async function inTime(choices: Promise<Choices>): Promise<Choices | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const ms = currentEnvironment().CONTENT_TIMEOUT_MS * SHARE_OF_DEADLINE;
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([choices, late]);
  } finally {
    clearTimeout(timer);
  }
}

function startReading(): Reading {
  const reading: Reading = {
    until: Number.POSITIVE_INFINITY,
    failed: false,
    choices: readAll(fail),
  };
  function fail(): void {
    reading.failed = true;
  }
  void reading.choices.then((choices) => {
    lastGood = choices;
    reading.until = Date.now() + (reading.failed ? KEEP_AFTER_FAILURE : KEEP);
  });
  return reading;
}

/** All lists; one that fails costs itself. */
async function readAll(failed: () => void): Promise<Choices> {
  const orLast = async <Name extends keyof Choices>(name: Name, list: Promise<Choices[Name]>) => {
    try {
      return await list;
    } catch (error) {
      logFailure(`reading the list of ${name}`, error);
      failed();
      return lastGood[name];
    }
  };
  const [communities, cities, areas, categories] = await Promise.all([
    orLast('communities', readCommunities()),
    orLast('cities', readCities()),
    orLast('areas', readAreas()),
    orLast('categories', readCategories()),
  ]);
  return { communities, cities, areas, categories };
}

async function readCommunities(): Promise<Choices['communities']> {
  const nationalities = await readList('nationalities', communitySchema);
  return nationalities.map(toCommunity).filter(isFirstOfItsCode);
}

async function readCities(): Promise<Choices['cities']> {
  return (await readList('cities', citySchema)).toSorted(byName);
}

async function readAreas(): Promise<Choices['areas']> {
  const areas = await readList('areas', areaSchema, 'city');
  return areas.map((area) => ({ ...area, city: area.city ?? null })).toSorted(byName);
}

async function readCategories(): Promise<Choices['categories']> {
  const categories = await readList('post-categories', categorySchema, 'post_types');
  return categories.map(({ post_types, ...category }) => ({
    ...category,
    kinds:
      post_types?.map(({ name }) => kindOfTypeName(name)).filter((kind) => kind !== null) ?? null,
  }));
}

async function readList<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  populate?: string,
): Promise<z.infer<Schema>[]> {
  const entries: unknown[] = [];
  let total = Number.POSITIVE_INFINITY;
  try {
    while (entries.length < Math.min(total, LIMIT)) {
      const plan = () => ({ pairs: pairsOf(entries.length, populate) });
      const { answer } = await readSupported({ path, plan, ask: call });
      const { data, meta } = check(listSchema, answer);
      if (data.length === 0) break;
      entries.push(...data);
      total = meta?.pagination.total ?? entries.length;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(flatten(entry));
    return parsed.success ? [parsed.data] : [];
  });
}

function pairsOf(start: number, populate: string | undefined): Pairs {
  return [
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(AT_ONCE)],
    ['sort', 'id:asc'],
    ...(populate ? ([[`populate[${populate}]`, 'true']] satisfies Pairs) : []),
  ];
}

function toCommunity(nationality: z.infer<typeof communitySchema>): Community {
  const { language_query, language, is_rtl } = nationality;
  const said = is_rtl ?? directionOf(language_query) === 'rtl';
  return {
    code: language_query.toLowerCase(),
    nativeName: language ?? language_query,
    direction: said ? 'rtl' : 'ltr',
  };
}

/** Several nationalities may share a language; lists are narrowed by the language. */
function isFirstOfItsCode({ code }: Community, place: number, all: Community[]): boolean {
  return all.findIndex((other) => other.code === code) === place;
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en');
