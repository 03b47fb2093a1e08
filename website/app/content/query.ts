import type { Kind, Sort } from '../kinds.ts';
import { conditionsOf, type ListCondition } from './conditions.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { type PostFilters, sortPairs } from './post-filters.ts';

/** What a list asks for. */
export type ListQuery = PostFilters & {
  kind?: Kind;
  /** Posts to pass over; 0 by default. */
  start?: number;
  /** Posts to bring at most; 8 by default. */
  limit?: number;
  /** The contract's order where none is named; soonest first of what has not ended, latest first of what has. */
  sort?: Sort | undefined;
  /** Whether to bring opening hours as well. */
  includeOpeningHours?: boolean;
};

/** How a list is read. */
export type ListPlan = {
  pairs: Pairs;
  start: number;
  limit: number;
  /** Conditions that the service is asked to filter by. */
  filtered: ListCondition[];
  /** Those that it does not filter by: the answer has to be. */
  unfiltered: ListCondition[];
};

type ListPlanOptions = {
  /** Name of the field that marks official partners. */
  partnerField: string;
  /** Whether the service is known not to take a parameter of posts. */
  isRejected: (name: string) => boolean;
  now: Date;
};

export const PAGE_SIZE = 8;

/** Posts that the content service gives at most at once. */
export const MAX_PAGE_SIZE = 100;

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
export function listPlan(
  query: ListQuery,
  { partnerField, isRejected, now }: ListPlanOptions,
): ListPlan {
  const { sort = defaultSort(query), includeOpeningHours } = query;
  const conditions = conditionsOf(query, partnerField, now);
  const unfiltered = conditions.filter(({ filters }) => namesOf(filters).some(isRejected));
  const filtered = conditions.filter((condition) => !unfiltered.includes(condition));
  const isFullyFiltered = unfiltered.length === 0;
  const start = isFullyFiltered ? (query.start ?? 0) : 0;
  const limit = isFullyFiltered ? (query.limit ?? PAGE_SIZE) : MAX_PAGE_SIZE;
  const pairs: Pairs = [
    ...filtered.flatMap(({ filters }) => filters),
    ...(query.q ? ([['_q', query.q]] satisfies Pairs) : []),
    ...sortPairs(sort),
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...listFields(partnerField).map((field): Pairs[number] => ['fields', field]),
    ...summaryPopulate('populate'),
    ...fieldsOf('populate[city]', ['name', 'time_zone']),
    ...fieldsOf('populate[area]', ['name']),
    ...(includeOpeningHours ? fieldsOf('populate[information]', ['opening_hours']) : []),
    ...unfiltered.flatMap(({ extraPairs = [] }) => extraPairs),
  ];
  return { pairs: distinct(pairs), start, limit, filtered, unfiltered };
}

/** The parameters that bring one post whole. @param filters that find it among all */
export function singlePostPairs(filters: Pairs = []): Pairs {
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

function defaultSort({ upcoming, during, past }: ListQuery): Sort {
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
