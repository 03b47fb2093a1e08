import {
  type FilterName,
  type Filters,
  filterGroupsOf,
  withoutFilters,
} from '../../addresses/filters.ts';
import { listPosts } from '../../content/posts.server.ts';
import { PAGE_SIZE } from '../../content/query.ts';
import { type RankedList, readRankedList } from '../../content/ranked-list.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { endTimeOf } from '../../posts/event-state.ts';
import { dateRangeOf } from '../../posts/filters/date-range.ts';
import { speaksLanguage } from '../../posts/filters/spoken-language.ts';
import { isOpenAt } from '../../posts/opening-hours.server.ts';
import type { Coordinates, PostPage, PostSummary } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { listQuery } from './list-query.ts';

/** The content service returns no more posts per call. */
const MAX_CHECKED = 100;

type ListPageQuery = {
  kind: Kind;
  filters: Filters;
  /** Of the page. */
  language: LanguageCode;
  /** Whether to read where exactly the posts are. */
  withCoordinates?: boolean;
  signal?: AbortSignal | undefined;
};

export type ListPage = PostPage & {
  /** Whether not all candidates were checked. */
  isTruncated: boolean;
  /** What the search says of its results; null if the list was not searched by it. */
  ranking: Omit<RankedList, keyof PostPage> | null;
};

/**
 * One page of a filtered list.
 * @throws ContentUnavailable
 */
export async function readListPage(query: ListPageQuery, page: number): Promise<ListPage> {
  return readPosts(query, { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
}

/** A post of a list, and where exactly it is. */
type LocatedPost = PostSummary & { coordinates: Coordinates };

/**
 * The first posts of a filtered list of which it is known where they are, and how many posts were asked
 * for that. Searched words are ignored: what a search finds does not say where it is.
 * @throws ContentUnavailable
 */
export async function readLocated(
  query: ListPageQuery,
): Promise<{ posts: LocatedPost[]; total: number }> {
  const filters = withoutFilters(query.filters, 'q', 'exact');
  const slice = { start: 0, limit: MAX_CHECKED };
  const { posts } = await readPosts({ ...query, filters, withCoordinates: true }, slice);
  const located = posts.filter(
    (post): post is LocatedPost => 'coordinates' in post && post.coordinates !== null,
  );
  return { posts: located, total: posts.length };
}

/**
 * The number of posts of a filtered list.
 * @throws ContentUnavailable
 */
export async function countPosts(query: ListPageQuery): Promise<number> {
  return (await readPosts(query, { start: 0, limit: 1 })).total;
}

/** The number of results of an empty list without some of its filters. */
export type FilterRemoval = { names: FilterName[]; total: number };

/**
 * The filters whose removal gives an empty list results, most results first.
 * @throws ContentUnavailable
 */
export async function readFilterRemovals(query: ListPageQuery): Promise<FilterRemoval[]> {
  const { filters } = query;
  // Without a search, counting open businesses reads a hundred: not for each other filter.
  const groups: FilterName[][] = filters.open ? [['open']] : filterGroupsOf(filters);
  const removals = await Promise.all(
    groups.map(async (names) => {
      const reducedQuery = { ...query, filters: withoutFilters(filters, ...names) };
      return { names, total: await countPosts(reducedQuery) };
    }),
  );
  return removals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

type Slice = { start: number; limit: number };

/** A list with words is searched; without a search of the service, posts with all words are listed. */
async function readPosts(query: ListPageQuery, slice: Slice): Promise<ListPage> {
  const { q, sort, open, delivers, speaks, exact } = query.filters;
  const listQuery = listQueryOf(query);
  const ranked =
    // Posts that a search has found do not say who delivers, and which languages are spoken.
    q === undefined || delivers || speaks !== undefined
      ? null
      : await readRankedList({
          ...listQuery,
          ...slice,
          q,
          sort,
          open,
          exact,
        });
  if (ranked) {
    const { posts, total, ...ranking } = ranked;
    return { posts, total, isTruncated: false, ranking };
  }
  if (isCheckedHere(query.filters)) {
    const checks = checksOf(query.filters, new Date(), currentEnvironment().TIME_ZONE);
    return readChecked(query, checks, slice);
  }
  return { ...(await listPosts({ ...listQuery, ...slice })), isTruncated: false, ranking: null };
}

function listQueryOf({ kind, filters, language, withCoordinates, signal }: ListPageQuery) {
  const query = listQuery(kind, filters, new Date(), currentEnvironment().TIME_ZONE);
  return { ...query, language, withCoordinates, signal };
}

/** What the content service cannot filter by. */
type Check = (post: PostSummary) => boolean;

/** Whether a list has filters that the content service does not have. */
export const isCheckedHere = ({ open, delivers, speaks, when }: Filters): boolean =>
  open !== undefined || delivers !== undefined || speaks !== undefined || when === 'weekend';

/** Opening hours, delivery, spoken languages, and weekends, which differ by country. */
function checksOf({ open, delivers, speaks, when }: Filters, now: Date, siteZone: string): Check[] {
  const checks: Check[] = [];
  if (open) {
    checks.push(({ information, city }) => {
      const hours = information?.openingHours;
      return !!hours && isOpenAt(hours, timeZoneOf({ city }, siteZone), now) === true;
    });
  }
  if (delivers) checks.push(({ information }) => information?.delivers === true);
  if (speaks) checks.push(speaksLanguage(speaks));
  if (when === 'weekend') {
    checks.push(({ start, end, city }) => {
      const zone = timeZoneOf({ city }, siteZone);
      const { from, to } = dateRangeOf('weekend', now, zone, city?.countryCode ?? null);
      return start !== null && start < to && endTimeOf(start, end) > from;
    });
  }
  return checks;
}

async function readChecked(
  query: ListPageQuery,
  checks: readonly Check[],
  { start, limit }: Slice,
): Promise<ListPage> {
  const { when, ...filters } = query.filters;
  // The weekend of every country begins within a week.
  const period = when === 'weekend' ? 'week' : when;
  const listQuery = listQueryOf({
    ...query,
    filters: period ? { ...filters, when: period } : filters,
  });
  const { posts, total } = await listPosts({
    ...listQuery,
    limit: MAX_CHECKED,
    // Cards do not say who delivers.
    withInformation: filters.delivers,
  });
  const found = posts.filter((post) => checks.every((check) => check(post)));
  return {
    posts: found.slice(start, start + limit),
    total: found.length,
    isTruncated: total > MAX_CHECKED,
    ranking: null,
  };
}
