import type { z } from 'zod';
import { kindOfTypeName } from '../kinds.ts';
import { directionOf } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import { lacksSomething, madeOf } from '../making.server.ts';
import type { Choices, Community } from '../posts/filters/choices.ts';
import { call } from './call.server.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { flatten } from './flatten.ts';
import { check } from './posts.server.ts';
import { areaSchema, categorySchema, citySchema, communitySchema } from './reference-schema.ts';
import { listSchema } from './schema.ts';

/** Entries that the content service gives at most at once, and how many of a list are read at all. */
const AT_ONCE = 100;
const LIMIT = 1000;

/** How long lists are kept, in milliseconds: they change by hand; after a failure they are soon tried again. */
const KEEP = 5 * 60_000;
const KEEP_AFTER_FAILURE = 10_000;

/** A service without a list, or that keeps it closed, answers so. */
const isMissing = (error: unknown) =>
  error instanceof ContentUnavailable && [400, 401, 403, 404, 405].includes(error.status);

const nothing: Choices = { communities: [], cities: [], areas: [], categories: [] };

type Reading = { choices: Promise<Choices>; until: number; failed: boolean };

let kept: Reading | undefined;
let lastGood = nothing;

contentEvents.on('changed', (changes) => {
  if (changes.some(({ type }) => type !== 'post')) kept = undefined;
});

/**
 * What lists can be narrowed by. A list that the service does not have is empty; when the service
 * does not answer, the lists are those it gave last. Read once in a few minutes for all visitors.
 */
export async function readChoices(): Promise<Choices> {
  madeOf(['all:nationality', 'all:city', 'all:area', 'all:post-category']);
  if (!kept || Date.now() >= kept.until) kept = startReading();
  const reading = kept;
  const choices = await reading.choices;
  if (reading.failed) lacksSomething();
  return choices;
}

function startReading(): Reading {
  const reading: Reading = {
    until: Number.POSITIVE_INFINITY,
    failed: false,
    choices: readAll().then(
      (choices) => {
        lastGood = choices;
        reading.until = Date.now() + KEEP;
        return choices;
      },
      (error) => {
        logFailure('reading the reference lists', error);
        reading.failed = true;
        reading.until = Date.now() + KEEP_AFTER_FAILURE;
        return lastGood;
      },
    ),
  };
  return reading;
}

async function readAll(): Promise<Choices> {
  const [communities, cities, areas, categories] = await Promise.all([
    readList('nationalities', communitySchema),
    readList('cities', citySchema),
    readList('areas', areaSchema, 'city'),
    readList('post-categories', categorySchema, 'post_types'),
  ]);
  return {
    communities: communities.map(toCommunity).filter(isFirstOfItsCode),
    cities: cities.toSorted(byName),
    areas: areas.map((area) => ({ ...area, city: area.city ?? null })).toSorted(byName),
    categories: categories.map(({ post_types, ...category }) => ({
      ...category,
      kinds:
        post_types?.map(({ name }) => kindOfTypeName(name)).filter((kind) => kind !== null) ?? null,
    })),
  };
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
      const answer = await call(path, parameters(entries.length, populate));
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

function parameters(start: number, populate: string | undefined): URLSearchParams {
  return new URLSearchParams([
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(AT_ONCE)],
    ['sort[0]', 'id:asc'],
    ...(populate ? [[`populate[${populate}]`, 'true']] : []),
  ]);
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
