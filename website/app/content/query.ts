import { type CardFact, type Kind, kinds, type Sort } from '../kinds.ts';
import type { LanguageCode } from '../languages.ts';
import { conditionsOf, type ListCondition } from './conditions.ts';
import { namesOf, type Pairs, preferLanguagePairs } from './parameters.ts';
import { type PostFilters, sortPairs } from './post-filters.ts';

/** The query for a list. */
export type ListQuery = PostFilters & {
  kind?: Kind;
  /** Lists one of several translations: the one in this language, or else the source. */
  language?: LanguageCode;
  /** Posts to skip; 0 by default. */
  start?: number;
  /** Maximum number of posts; 8 by default. */
  limit?: number;
  /** By default the contract's order; upcoming posts soonest first, past ones latest first. */
  sort?: Sort | undefined;
  /** Whether to read where exactly they are. */
  withCoordinates?: boolean;
  /** Whether to read all that is known of a place, in the order in which posts were made. */
  asDirectory?: boolean;
  /** Whether to read all of `information` that pages of posts show. */
  withInformation?: boolean | undefined;
};

/** The calls that a list takes. */
export type ListPlan = {
  pairs: Pairs;
  start: number;
  limit: number;
  /** Conditions that the service applies. */
  filtered: ListCondition[];
  /** Conditions that it does not apply, so that they are applied to the response. */
  unfiltered: ListCondition[];
};

type ListPlanOptions = {
  /** Name of the field that marks official partners. */
  partnerField: string;
  /** Whether the service is known to reject a parameter of posts. */
  isRejected: (name: string) => boolean;
  now: Date;
};

export const PAGE_SIZE = 8;

/** Posts that the content service returns at most per call. */
export const MAX_PAGE_SIZE = 100;

/** The contract's fields of a list, additions of our content service, and `is_active` to detect ignored filters. */
const listFields = (partnerField: string) => [
  ...['title', 'description', 'stick_top', 'price', 'start', 'end', 'createdAt', 'sticky_order'],
  ...[partnerField, 'slug'],
  ...['currency', 'updatedAt', 'checked_at', 'check_due_at', 'expires_at'],
  'is_active',
];
/** The parts of `information` that facts on cards are read from. */
const informationOfFacts: Partial<Record<CardFact, string>> = {
  openingHours: 'opening_hours',
  languages: 'languages',
};

/** The parts of `information` that cards of a kind show. */
export function informationFields(kind: Kind): string[] {
  return kinds[kind].cardFacts.flatMap((fact) => informationOfFacts[fact] ?? []);
}

function informationPairs({ kind, withInformation, asDirectory }: ListQuery): Pairs {
  if (withInformation || asDirectory) return [['populate[information]', 'true']];
  return kind ? fieldsOf('populate[information]', informationFields(kind)) : [];
}

/** Whether cards of a kind say how many answers there are. */
function showsAnswers(kind: Kind): boolean {
  const facts: readonly CardFact[] = kinds[kind].cardFacts;
  return facts.includes('answers');
}

const languageFields = ['language', 'language_query', 'is_rtl'];
const pictureFields = ['formats', 'url', 'width', 'height', 'alternativeText'];

/**
 * The parameters of the contract's list call and of our additions: currency, place, checks, answers, and
 * what cards show of `information`. If the service rejects a filter, the call reads from the first post on,
 * as many as possible, because the filter is applied to the response.
 */
export function listPlan(
  query: ListQuery,
  { partnerField, isRejected, now }: ListPlanOptions,
): ListPlan {
  const { sort = defaultSort(query), kind, language } = query;
  const conditions = conditionsOf(query, partnerField, now);
  const rejected = conditions.filter(({ filters }) => namesOf(filters).some(isRejected));
  const unfiltered = rejected.filter(({ isAddition }) => !isAddition);
  const filtered = conditions.filter((condition) => !rejected.includes(condition));
  const isFullyFiltered = unfiltered.length === 0;
  const start = isFullyFiltered ? (query.start ?? 0) : 0;
  const limit = isFullyFiltered ? (query.limit ?? PAGE_SIZE) : MAX_PAGE_SIZE;
  const pairs: Pairs = [
    ...filtered.flatMap(({ filters }) => filters),
    ...(query.q ? ([['_q', query.q]] satisfies Pairs) : []),
    ...(query.asDirectory ? idOrder : sortPairs(sort, query.kind)),
    // The service must not leave out what a filter here would keep.
    ...(language && isFullyFiltered ? preferLanguagePairs(language) : []),
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...listFields(partnerField).map((field): Pairs[number] => ['fields', field]),
    ...summaryPopulate('populate'),
    ...fieldsOf('populate[city]', ['name', 'slug', 'time_zone']),
    ...namesOfRelation('populate[city]'),
    // Weekends are those of the country.
    ...(query.during ? fieldsOf('populate[city][populate][country]', ['code']) : []),
    ...fieldsOf('populate[area]', ['name']),
    ...namesOfRelation('populate[area]'),
    ...(query.withCoordinates || query.asDirectory
      ? fieldsOf('populate[map]', ['latitude', 'longitude'])
      : []),
    ...(query.asDirectory ? fieldsOf('populate[city][populate][country]', ['name', 'code']) : []),
    ...informationPairs(query),
    ...(kind && showsAnswers(kind) ? fieldsOf('populate[answers]', ['date']) : []),
    ...unfiltered.flatMap(({ extraPairs = [] }) => extraPairs),
  ];
  return { pairs: distinct(pairs), start, limit, filtered, unfiltered };
}

/** A new post must not move others to another page of a directory. */
const idOrder: Pairs = [['sort', 'id:asc']];

/** The parameters that read one complete post. @param filters that identify it */
export function singlePostPairs(filters: Pairs = []): Pairs {
  return [
    ...filters,
    ...summaryPopulate('populate'),
    ...['gallery', 'information', 'map'].map((name): Pairs[number] => [
      `populate[${name}]`,
      'true',
    ]),
    ...['post_category', 'area'].flatMap((name) => [
      ...fieldsOf(`populate[${name}]`, ['name', 'slug']),
      ...namesOfRelation(`populate[${name}]`),
    ]),
    ...fieldsOf('populate[nationality]', ['name']),
    ...namesOfRelation('populate[nationality]'),
    ...fieldsOf('populate[city]', ['name', 'slug', 'time_zone']),
    ...namesOfRelation('populate[city]'),
    ...fieldsOf('populate[city][populate][country]', ['name', 'code']),
    ...namesOfRelation('populate[city][populate][country]'),
    ...fieldsOf('populate[sources]', ['title', 'url', 'date']),
    ...fieldsOf('populate[answers]', ['author', 'date', 'text']),
    ...fieldsOf('populate[translations]', ['title', 'slug', 'translated_from']),
    ...fieldsOf('populate[translations][populate][post_type]', ['name']),
    ...fieldsOf('populate[translations][populate][nationality]', languageFields),
    ...['post_type', 'picture', 'nationality'].map((name): Pairs[number] => [
      `populate[related][populate][${name}]`,
      'true',
    ]),
    ...fieldsOf('populate[related][populate][city]', ['name', 'time_zone']),
    ...namesOfRelation('populate[related][populate][city]'),
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
    ...fieldsOf(`${root}[nationality]`, languageFields),
    ...fieldsOf(`${root}[nationality][populate][flag]`, pictureFields),
    ...fieldsOf(`${root}[post_type]`, ['name']),
    ...fieldsOf(`${root}[picture]`, [...pictureFields, 'colour', 'focalPoint']),
  ];
}

/** Its names in other languages, an addition of our content service. */
function namesOfRelation(path: string): Pairs {
  return fieldsOf(`${path}[populate][names]`, ['language', 'name']);
}

function fieldsOf(path: string, fields: readonly string[]): Pairs {
  return fields.map((field) => [`${path}[fields]`, field]);
}

function distinct(pairs: Pairs): Pairs {
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
