import { type Kind, kinds } from '../kinds.ts';
import type { Post } from '../posts/post.ts';
import { USUAL_HOURS } from '../posts/when.ts';
import { ContentUnavailable } from './errors.ts';
import { isHidden, typeNameOf } from './mapping.ts';
import type { Narrowing } from './narrowing.ts';
import type { Pairs } from './parameters.ts';

/** A post as it was answered, and what it says to the site. */
export type Candidate = { entry: object; post: Post };

/** What the posts of a list have in common. */
export type Condition = {
  /** The filters that ask the content service for it. */
  filters: Pairs;
  /** What has to be read, besides what lists read anyway, to judge it by the answer. */
  reads?: Pairs;
  /** Whether it holds of a post that came back. */
  holds: (candidate: Candidate) => boolean;
  /** A field without which that is not known, and no post may be shown on a guess. */
  field?: string;
  /** Whether a post that came back shows that the service ignores the filters. */
  isIgnored?: (candidate: Candidate) => boolean;
  /** The one kind that the filters let through. */
  kind?: Kind;
};

/** All that a list asks for. @param partnerField name of the field that marks official partners */
export function conditionsOf(
  { kind, ...narrowing }: Narrowing & { kind?: Kind },
  partnerField: string,
  now: Date,
): Condition[] {
  return [isActive, ...(kind ? [isOfKind(kind)] : []), ...narrowed(narrowing, partnerField, now)];
}

/** Editors hide what is not active. */
export const isActive: Condition = {
  filters: [['filters[is_active]', 'true']],
  holds: ({ entry }) => 'is_active' in entry && entry.is_active === true,
  isIgnored: ({ entry }) => isHidden(entry),
  field: 'is_active',
};

export function isOfKind(kind: Kind): Condition {
  return {
    filters: [['filters[post_type][name]', kinds[kind].typeName]],
    holds: ({ post }) => post.kind === kind,
    isIgnored: ({ post }) => post.kind !== kind,
    field: 'post_type',
    kind,
  };
}

/**
 * Makes sure that an entry tells what a condition is judged by.
 * @throws ContentUnavailable
 */
export function checkTells({ field }: Condition, entry: object): void {
  if (field === undefined) return;
  const isTold = field === 'post_type' ? typeNameOf(entry) !== undefined : field in entry;
  if (!isTold) throw untold(field);
}

/** The content service keeps to itself what decides whether a post may be shown. */
export const untold = (field: string) =>
  new ContentUnavailable(
    `The content service neither filters posts by ${field} nor shows it.`,
    500,
  );

function narrowed(narrowing: Narrowing, partnerField: string, now: Date): Condition[] {
  const { community, city, area, category, minPrice, maxPrice, during, except } = narrowing;
  const conditions: (Condition | undefined | false)[] = [
    community !== undefined && {
      filters: [['filters[nationality][language_query]', community]],
      holds: ({ post }) => post.tongue?.code.toLowerCase() === community.toLowerCase(),
    },
    city !== undefined && {
      filters: [['filters[city][slug]', city]],
      reads: placeFields('city'),
      holds: ({ post }) => post.city?.slug === city,
    },
    area !== undefined && {
      filters: [['filters[area][slug]', area]],
      reads: placeFields('area'),
      holds: ({ post }) => post.area?.slug === area,
    },
    category !== undefined && {
      filters: [['filters[post_category][slug]', category]],
      reads: placeFields('post_category'),
      holds: ({ post }) => post.category?.slug === category,
    },
    minPrice !== undefined && {
      filters: [['filters[price][$gte]', String(minPrice)]],
      holds: ({ post }) => post.price !== null && post.price >= minPrice,
    },
    maxPrice !== undefined && {
      filters: [['filters[price][$lte]', String(maxPrice)]],
      holds: ({ post }) => post.price !== null && post.price <= maxPrice,
    },
    narrowing.partnersOnly && {
      filters: [[`filters[${partnerField}]`, 'true']],
      holds: ({ post }) => post.isPartner,
    },
    except !== undefined && {
      filters: [['filters[id][$ne]', String(except)]],
      holds: ({ post }) => post.id !== except,
    },
    narrowing.upcoming && notEndedAt(now),
    narrowing.past && endedAt(now),
    during && notEndedAt(during.from),
    during && {
      filters: [['filters[start][$lt]', during.to.toISOString()]],
      holds: ({ post }) => post.start !== null && post.start < during.to,
    },
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

const placeFields = (relation: string): Pairs => [
  [`populate[${relation}][fields]`, 'name'],
  [`populate[${relation}][fields]`, 'slug'],
];

/** Ends later, or has no end and starts no earlier than a few hours before, or has no time at all. */
function notEndedAt(moment: Date): Condition {
  return {
    filters: [
      ['filters[$or][0][end][$gte]', moment.toISOString()],
      ['filters[$or][1][$and][0][end][$null]', 'true'],
      ['filters[$or][1][$and][1][start][$gte]', hoursBefore(moment).toISOString()],
      ['filters[$or][2][$and][0][end][$null]', 'true'],
      ['filters[$or][2][$and][1][start][$null]', 'true'],
    ],
    holds: ({ post: { start, end } }) =>
      end ? end >= moment : !start || start >= hoursBefore(moment),
  };
}

/** All that `notEndedAt` leaves out. */
function endedAt(moment: Date): Condition {
  return {
    filters: [
      ['filters[$or][0][end][$lt]', moment.toISOString()],
      ['filters[$or][1][$and][0][end][$null]', 'true'],
      ['filters[$or][1][$and][1][start][$lt]', hoursBefore(moment).toISOString()],
    ],
    holds: ({ post: { start, end } }) =>
      end ? end < moment : !!start && start < hoursBefore(moment),
  };
}

function hoursBefore(moment: Date): Date {
  return new Date(moment.getTime() - USUAL_HOURS * 3_600_000);
}
