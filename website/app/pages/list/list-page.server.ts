import {
  type FilterName,
  type Filters,
  filterGroupsOf,
  withoutFilters,
} from '../../addresses/filters.ts';
import { listPosts, listPostsWithHours } from '../../content/posts.server.ts';
import { PAGE_SIZE } from '../../content/query.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { Kind } from '../../kinds.ts';
import { isOpenAt } from '../../posts/opening-hours.server.ts';
import type { PostPage } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { listQuery } from './list-query.ts';

/** Businesses whose hours are looked at: the content service cannot tell which are open, and gives no more at once. */
const MAX_CHECKED_FOR_OPENING = 100;

type ListPageQuery = { kind: Kind; filters: Filters; signal: AbortSignal };

/** `isCut` where only the first of many were looked at. */
export type ListPage = PostPage & { isTruncated: boolean };

/**
 * One page of a narrowed list.
 * @throws ContentUnavailable
 */
export async function readListPage(query: ListPageQuery, page: number): Promise<ListPage> {
  const start = (page - 1) * PAGE_SIZE;
  if (query.filters.open) return readOpenNow(query, start);
  return {
    ...(await listPosts({ ...listQueryOf(query), start, limit: PAGE_SIZE })),
    isTruncated: false,
  };
}

/** What an empty list would show if a filter were taken away. */
export type FilterRemoval = { names: FilterName[]; total: number };

/**
 * Which filters of an empty list to take away, with what is then found, most first.
 * @throws ContentUnavailable
 */
export async function readFilterRemovals(query: ListPageQuery): Promise<FilterRemoval[]> {
  const { filters } = query;
  // What is open is counted by reading it all: not once more for every other filter.
  const groups: FilterName[][] = filters.open ? [['open']] : filterGroupsOf(filters);
  const removals = await Promise.all(
    groups.map(async (names) => {
      const reducedQuery = { ...query, filters: withoutFilters(filters, ...names) };
      return { names, total: (await listPosts({ ...listQueryOf(reducedQuery), limit: 1 })).total };
    }),
  );
  return removals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

function listQueryOf({ kind, filters, signal }: ListPageQuery) {
  return { ...listQuery(kind, filters, new Date(), currentEnvironment().TIME_ZONE), signal };
}

async function readOpenNow(query: ListPageQuery, start: number): Promise<ListPage> {
  const { TIME_ZONE } = currentEnvironment();
  const now = new Date();
  const { posts, total } = await listPostsWithHours({
    ...listQueryOf(query),
    limit: MAX_CHECKED_FOR_OPENING,
  });
  const open = posts.filter((post) => {
    const hours = post.information?.openingHours;
    return hours && isOpenAt(hours, timeZoneOf(post, TIME_ZONE), now);
  });
  return {
    posts: open.slice(start, start + PAGE_SIZE),
    total: open.length,
    isTruncated: total > MAX_CHECKED_FOR_OPENING,
  };
}
