import type { Kind, Sort } from '../kinds.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { type Narrowing, sortPairs } from './narrowing.ts';
import { namesOf, type Pairs } from './parameters.ts';

/** What a list asks for. */
export type ListQuery = Narrowing & {
  kind?: Kind;
  /** Posts to pass over; 0 by default. */
  start?: number;
  /** Posts to bring at most; 8 by default. */
  limit?: number;
  /** The contract's order where none is named; soonest first of what has not ended, latest first of what has. */
  sort?: Sort | undefined;
  /** Whether to bring opening hours as well. */
  withHours?: boolean;
};

/** How a list is read. */
export type ListPlan = {
  pairs: Pairs;
  start: number;
  limit: number;
  /** Conditions that the service is asked to filter by. */
  filtered: Condition[];
  /** Those that it does not filter by: the answer has to be. */
  unfiltered: Condition[];
};

type Setting = {
  /** Name of the field that marks official partners. */
  partnerField: string;
  /** Whether the service is known not to take a parameter of posts. */
  isRejected: (name: string) => boolean;
  now: Date;
};

export const PAGE_SIZE = 8;

/** Posts that the content service gives at most at once. */
export const AT_ONCE = 100;

/** The contract's fields of a list, what our own content service adds, and what shows that a filter is ignored. */
const listFields = (partnerField: string) => [
  ...['title', 'description', 'stick_top', 'price', 'start', 'end', 'createdAt', 'sticky_order'],
  ...[partnerField, 'slug'],
  ...['currency', 'updatedAt'],
  'is_active',
];
const pictureFields = ['formats', 'url', 'width', 'height', 'alternativeText'];

/**
 * The parameters of the contract's list call, and of what our own service adds: currency and place.
 * Without a filter that the service rejects, the stretch begins at the first post and is as long as
 * it gets.
 */
export function listPlan(query: ListQuery, { partnerField, isRejected, now }: Setting): ListPlan {
  const { sort = usualSort(query), withHours } = query;
  const conditions = conditionsOf(query, partnerField, now);
  const unfiltered = conditions.filter(({ filters }) => namesOf(filters).some(isRejected));
  const filtered = conditions.filter((condition) => !unfiltered.includes(condition));
  const isAll = unfiltered.length === 0;
  const start = isAll ? (query.start ?? 0) : 0;
  const limit = isAll ? (query.limit ?? PAGE_SIZE) : AT_ONCE;
  const pairs: Pairs = [
    ...filtered.flatMap(({ filters }) => filters),
    ...(query.text ? ([['_q', query.text]] satisfies Pairs) : []),
    ...sortPairs(sort),
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...listFields(partnerField).map((field): Pairs[number] => ['fields', field]),
    ...summaryPopulate('populate'),
    ...fieldsOf('populate[city]', ['name', 'time_zone']),
    ...fieldsOf('populate[area]', ['name']),
    ...(withHours ? fieldsOf('populate[information]', ['opening_hours']) : []),
    ...unfiltered.flatMap(({ reads = [] }) => reads),
  ];
  return { pairs: distinct(pairs), start, limit, filtered, unfiltered };
}

/** The parameters that bring one post whole. @param filters that find it among all */
export function singlePairs(filters: Pairs = []): Pairs {
  return [
    ...filters,
    ...summaryPopulate('populate'),
    ...['gallery', 'information', 'post_category', 'map', 'area'].map((name): Pairs[number] => [
      `populate[${name}]`,
      'true',
    ]),
    ['populate[city][populate][country]', 'true'],
    ...['post_type', 'picture', 'nationality'].map((name): Pairs[number] => [
      `populate[related][populate][${name}]`,
      'true',
    ]),
    ...fieldsOf('populate[related][populate][city]', ['name', 'time_zone']),
  ];
}

function usualSort({ upcoming, during, past }: ListQuery): Sort {
  if (past) return 'latest';
  return upcoming || during ? 'soonest' : 'pinned';
}

function summaryPopulate(root: string): Pairs {
  return [
    ...fieldsOf(`${root}[creator]`, ['name']),
    ...fieldsOf(`${root}[creator][populate][picture]`, pictureFields),
    ...fieldsOf(`${root}[nationality]`, ['language', 'language_query', 'is_rtl']),
    ...fieldsOf(`${root}[nationality][populate][flag]`, pictureFields),
    ...fieldsOf(`${root}[post_type]`, ['name']),
    ...fieldsOf(`${root}[picture]`, [...pictureFields, 'colour']),
  ];
}

function fieldsOf(path: string, fields: readonly string[]): Pairs {
  return fields.map((field) => [`${path}[fields]`, field]);
}

function distinct(pairs: Pairs): Pairs {
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
