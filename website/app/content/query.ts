import { type Kind, kinds } from '../posts/kinds.ts';

/** What a list asks for. */
export type ListQuery = {
  kind?: Kind;
  /** Posts to pass over; 0 by default. */
  start?: number;
  /** Posts to bring at most; 8 by default. */
  limit?: number;
  /** Only what has not ended yet, soonest first after the sticky ones. */
  upcoming?: boolean;
  /** A post to leave out. */
  except?: number;
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

type Pairs = [name: string, value: string][];

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
  const { kind, start = 0, limit = PAGE_SIZE, upcoming = false, except } = query;
  const fields = [
    ...listFields,
    partnerField,
    'slug',
    ...(extended ? ['currency', 'updatedAt'] : []),
  ];
  const sort = upcoming
    ? ['stick_top:desc', 'sticky_order:desc', 'start:asc']
    : ['stick_top:desc', 'sticky_order:desc', 'createdAt:desc'];
  const pairs: Pairs = [
    ['filters[is_active]', 'true'],
    ...(kind ? ([['filters[post_type][name]', kinds[kind].typeName]] satisfies Pairs) : []),
    ...(upcoming ? notEnded(new Date()) : []),
    ...(except ? ([['filters[id][$ne]', String(except)]] satisfies Pairs) : []),
    ...sort.map((value, at): Pairs[number] => [`sort[${at}]`, value]),
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...fields.map((value, at): Pairs[number] => [`fields[${at}]`, value]),
    ...summaryPopulate('populate', extended),
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
    ...summaryPopulate('populate', false),
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

/** Ends later than now, or has no end and starts no earlier than a few hours ago. */
function notEnded(now: Date): Pairs {
  const recently = new Date(now.getTime() - 3 * 3_600_000).toISOString();
  return [
    ['filters[$or][0][end][$gte]', now.toISOString()],
    ['filters[$or][1][$and][0][end][$null]', 'true'],
    ['filters[$or][1][$and][1][start][$gte]', recently],
  ];
}

function summaryPopulate(root: string, extended: boolean): Pairs {
  return [
    [`${root}[creator][fields][0]`, 'name'],
    [`${root}[creator][populate][picture][fields][0]`, 'url'],
    ...['language', 'language_query', 'is_rtl'].map((field, at): Pairs[number] => [
      `${root}[nationality][fields][${at}]`,
      field,
    ]),
    [`${root}[nationality][populate][flag][fields][0]`, 'url'],
    [`${root}[post_type][fields][0]`, 'name'],
    ...pictureFields.map((field, at): Pairs[number] => [`${root}[picture][fields][${at}]`, field]),
    ...(extended
      ? ([
          [`${root}[city][fields][0]`, 'name'],
          [`${root}[city][fields][1]`, 'time_zone'],
          [`${root}[area][fields][0]`, 'name'],
        ] satisfies Pairs)
      : []),
  ];
}
