import { type Kind, kinds } from '../kinds.ts';
import { DEFAULT_DURATION_HOURS } from '../posts/event-state.ts';
import type { Post } from '../posts/post.ts';
import { ContentUnavailable } from './errors.ts';
import { isHidden, typeNameOf } from './mapping.ts';
import type { Pairs } from './parameters.ts';
import type { PostFilters, QueryFilters } from './post-filters.ts';
import { endOfMinute, startOfMinute } from './whole-minutes.ts';

/** An entry of a response and the post that it maps to. */
export type Candidate = { entry: object; post: Post };

/** A condition that all posts of a list meet. */
export type ListCondition = {
  /** The parameters that ask the content service to filter. */
  filters: Pairs;
  /** Further parameters, without which the response lacks what `matches` reads. */
  extraPairs?: Pairs;
  /** Whether a post of the response meets the condition; used if the service does not filter by it. */
  matches: (candidate: Candidate) => boolean;
  /** The field that `matches` cannot do without: a post must not be shown on a guess. */
  requiredField?: string;
  /** Whether a post of the response proves that the service ignores the filter. */
  isIgnored?: (candidate: Candidate) => boolean;
  /** The kind that the condition limits the list to. */
  kind?: Kind;
  /** Whether it is about an addition of ours: every post of a service that rejects it meets it. */
  isAddition?: true;
};

/** All conditions of a list. @param partnerField name of the field that marks official partners */
export function conditionsOf(
  { kind, ...postFilters }: PostFilters & { kind?: Kind },
  partnerField: string,
  now: Date,
): ListCondition[] {
  return [
    activeCondition,
    ...(kind ? [kindCondition(kind)] : []),
    ...(!kind || kinds[kind].whenUnchecked === 'ends' ? [notExpiredAt(now)] : []),
    ...conditionNames.flatMap((name) => conditionOfFilter(name, postFilters, partnerField)),
    ...otherConditions(postFilters, now),
  ];
}

/** Editors hide posts by making them inactive. */
export const activeCondition: ListCondition = {
  filters: [['filters[is_active]', 'true']],
  matches: ({ entry }) => 'is_active' in entry && entry.is_active === true,
  isIgnored: ({ entry }) => isHidden(entry),
  requiredField: 'is_active',
};

export function kindCondition(kind: Kind): ListCondition {
  return {
    filters: [['filters[post_type][name]', kinds[kind].typeName]],
    matches: ({ post }) => post.kind === kind,
    isIgnored: ({ post }) => post.kind !== kind,
    requiredField: 'post_type',
    kind,
  };
}

/**
 * Asserts that an entry has the field that a condition requires.
 * @throws ContentUnavailable
 */
export function assertHasField({ requiredField }: ListCondition, entry: object): void {
  if (requiredField === undefined) return;
  const hasField =
    requiredField === 'post_type' ? typeNameOf(entry) !== undefined : requiredField in entry;
  if (!hasField) throw missingFieldError(requiredField);
}

/** The content service neither filters by a field nor returns it, so posts cannot be shown safely. */
export const missingFieldError = (field: string) =>
  new ContentUnavailable(
    `The content service neither filters posts by ${field} nor shows it.`,
    500,
  );

/** The search is not a condition but a parameter of its own; see `query.ts`. */
type ConditionValues = Required<Omit<QueryFilters, 'q'>>;

type ConditionName = keyof ConditionValues;

type FilterConditions = {
  [Name in ConditionName]: (value: ConditionValues[Name], partnerField: string) => ListCondition;
};

/** The condition of each filter. */
const filterConditions: FilterConditions = {
  community: (community) => ({
    filters: [['filters[nationality][language_query]', community]],
    matches: ({ post }) => post.contentLanguage?.code.toLowerCase() === community.toLowerCase(),
  }),
  city: (city) => ({
    filters: [['filters[city][slug]', city]],
    extraPairs: placeFields('city'),
    matches: ({ post }) => post.city?.slug === city,
  }),
  area: (area) => ({
    filters: [['filters[area][slug]', area]],
    extraPairs: placeFields('area'),
    matches: ({ post }) => post.area?.slug === area,
  }),
  category: (category) => ({
    filters: [['filters[post_category][slug]', category]],
    extraPairs: placeFields('post_category'),
    matches: ({ post }) => post.category?.slug === category,
  }),
  min: (min) => ({
    filters: [['filters[price][$gte]', String(min)]],
    matches: ({ post }) => post.price !== null && post.price >= min,
  }),
  max: (max) => ({
    filters: [['filters[price][$lte]', String(max)]],
    matches: ({ post }) => post.price !== null && post.price <= max,
  }),
  free: () => ({
    filters: [['filters[price][$eq]', '0']],
    matches: ({ post }) => post.price === 0,
  }),
  partner: (_partner, partnerField) => ({
    filters: [[`filters[${partnerField}]`, 'true']],
    matches: ({ post }) => post.isPartner,
  }),
};

/** The filters that the content service has a condition for. */
export const conditionNames = Object.keys(filterConditions) as ConditionName[];

function conditionOfFilter<Name extends ConditionName>(
  name: Name,
  filters: Partial<ConditionValues>,
  partnerField: string,
): ListCondition[] {
  const value: ConditionValues[Name] | undefined = filters[name];
  return value === undefined ? [] : [filterConditions[name](value, partnerField)];
}

/** Conditions that are not filters of an address. */
function otherConditions(
  { upcoming, past, during, postedSince, excludedId }: PostFilters,
  now: Date,
) {
  const conditions: (ListCondition | undefined | false)[] = [
    excludedId !== undefined && {
      filters: [['filters[id][$ne]', String(excludedId)]],
      matches: ({ post }) => post.id !== excludedId,
    },
    postedSince && {
      filters: [['filters[createdAt][$gte]', postedSince.toISOString()]],
      matches: ({ post }) => post.createdAt >= postedSince,
    },
    upcoming && notEndedAt(endOfMinute(now)),
    past && endedAt(endOfMinute(now)),
    during && notEndedAt(during.from),
    during && {
      filters: [['filters[start][$lt]', during.to.toISOString()]],
      matches: ({ post }) => post.start !== null && post.start < during.to,
    },
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

const placeFields = (relation: string): Pairs => [
  [`populate[${relation}][fields]`, 'name'],
  [`populate[${relation}][fields]`, 'slug'],
];

/** Ends later; or has no end and started at most a few hours ago; or has no time at all. */
function notEndedAt(moment: Date): ListCondition {
  return {
    filters: [
      ['filters[$or][0][end][$gte]', moment.toISOString()],
      ['filters[$or][1][$and][0][end][$null]', 'true'],
      ['filters[$or][1][$and][1][start][$gte]', minusDefaultDuration(moment).toISOString()],
      ['filters[$or][2][$and][0][end][$null]', 'true'],
      ['filters[$or][2][$and][1][start][$null]', 'true'],
    ],
    matches: ({ post: { start, end } }) =>
      end ? end >= moment : !start || start >= minusDefaultDuration(moment),
  };
}

/** The content service says when it ends; only posts of some kinds do. */
function notExpiredAt(moment: Date): ListCondition {
  const minute = startOfMinute(moment);
  const either = 'filters[$and][0][$or]';
  return {
    filters: [
      [`${either}[0][expires_at][$null]`, 'true'],
      [`${either}[1][expires_at][$gt]`, minute.toISOString()],
    ],
    matches: ({ post: { expiresAt } }) => expiresAt === null || expiresAt > minute,
    isAddition: true,
  };
}

/** The complement of `notEndedAt`. */
function endedAt(moment: Date): ListCondition {
  return {
    filters: [
      ['filters[$or][0][end][$lt]', moment.toISOString()],
      ['filters[$or][1][$and][0][end][$null]', 'true'],
      ['filters[$or][1][$and][1][start][$lt]', minusDefaultDuration(moment).toISOString()],
    ],
    matches: ({ post: { start, end } }) =>
      end ? end < moment : !!start && start < minusDefaultDuration(moment),
  };
}

function minusDefaultDuration(moment: Date): Date {
  return new Date(moment.getTime() - DEFAULT_DURATION_HOURS * 3_600_000);
}
