import { type Kind, kinds, type Sort } from '../kinds.ts';
import { type Narrowing, narrowingPairs, type Pairs, sortPairs } from './narrowing.ts';

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

export const PAGE_SIZE = 8;

const listFields = [
  'title',
  'description',
  'stick_top',
  'price',
  'start',
  'end',
  'createdAt',
  'sticky_order',
];
const pictureFields = ['formats', 'url', 'width', 'height', 'alternativeText'];

/**
 * The parameters of the contract's list call.
 * @param partnerField name of the field that marks official partners
 * @param extended whether to ask as well for what our own content service adds: currency and place
 */
export function listParameters(
  query: ListQuery,
  partnerField: string,
  extended: boolean,
): URLSearchParams {
  const { kind, start = 0, limit = PAGE_SIZE, sort = usualSort(query), withHours } = query;
  const fields = [
    ...listFields,
    partnerField,
    'slug',
    ...(extended ? ['currency', 'updatedAt'] : []),
  ];
  const pairs: Pairs = [
    ['filters[is_active]', 'true'],
    ...(kind ? ([['filters[post_type][name]', kinds[kind].typeName]] satisfies Pairs) : []),
    ...narrowingPairs(query, partnerField, new Date()),
    ...sortPairs(sort),
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...fields.map((value, at): Pairs[number] => [`fields[${at}]`, value]),
    ...summaryPopulate('populate', extended),
    ...(extended ? placePopulate('populate') : []),
    ...(withHours ? hoursPopulate(extended) : []),
  ];
  return new URLSearchParams(pairs);
}

/** The parameters that bring one post whole; `slug` adds the contract's slug filter. */
export function singleParameters(
  filter: Record<string, string> = {},
  extended = true,
): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries(filter),
    ...summaryPopulate('populate', extended),
    ...['gallery', 'information', 'post_category', 'map', 'area'].map((name): Pairs[number] => [
      `populate[${name}]`,
      'true',
    ]),
    ...(extended
      ? ([['populate[city][populate][country]', 'true']] satisfies Pairs)
      : ([['populate[city]', 'true']] satisfies Pairs)),
    ...['post_type', 'picture', ...(extended ? ['nationality'] : [])].map((name): Pairs[number] => [
      `populate[related][populate][${name}]`,
      'true',
    ]),
  ]);
}

function usualSort({ upcoming, during, past }: ListQuery): Sort {
  if (past) return 'latest';
  return upcoming || during ? 'soonest' : 'pinned';
}

/** A service that is run elsewhere may name the fields of its information otherwise. */
function hoursPopulate(extended: boolean): Pairs {
  return extended
    ? [['populate[information][fields][0]', 'opening_hours']]
    : [['populate[information]', 'true']];
}

/** Of a foreign service the contract's fields alone are asked: small pictures come as they are. */
function summaryPopulate(root: string, extended: boolean): Pairs {
  const smallPicture = extended ? pictureFields : ['url'];
  return [
    [`${root}[creator][fields][0]`, 'name'],
    ...fieldsOf(`${root}[creator][populate][picture]`, smallPicture),
    ...fieldsOf(`${root}[nationality]`, ['language', 'language_query', 'is_rtl']),
    ...fieldsOf(`${root}[nationality][populate][flag]`, smallPicture),
    [`${root}[post_type][fields][0]`, 'name'],
    ...fieldsOf(`${root}[picture]`, extended ? [...pictureFields, 'colour'] : pictureFields),
  ];
}

function placePopulate(root: string): Pairs {
  return [
    ...fieldsOf(`${root}[city]`, ['name', 'time_zone']),
    ...fieldsOf(`${root}[area]`, ['name']),
  ];
}

function fieldsOf(path: string, fields: readonly string[]): Pairs {
  return fields.map((field, at) => [`${path}[fields][${at}]`, field]);
}
