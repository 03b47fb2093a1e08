import {
  type FilterName,
  type Filters,
  filterGroupsOf,
  withoutFilters,
} from '../../addresses/filters.ts';
import { listPosts, listPostsWithHours } from '../../content/posts.server.ts';
import { PAGE_SIZE } from '../../content/query.ts';
import { type RankedList, readRankedList } from '../../content/ranked-list.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { isOpenAt } from '../../posts/opening-hours.server.ts';
import type { PostPage } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { listQuery } from './list-query.ts';

/** The content service cannot filter by opening hours, and returns no more posts per call. */
const MAX_CHECKED_FOR_OPENING = 100;

type ListPageQuery = {
  kind: Kind;
  filters: Filters;
  /** Of the page. */
  language: LanguageCode;
  signal: AbortSignal;
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

/** The number of results of an empty list without some of its filters. */
export type FilterRemoval = { names: FilterName[]; total: number };

/**
 * The filters whose removal gives an empty list results, most results first.
 * @throws ContentUnavailable
 */
export async function readFilterRemovals(query: ListPageQuery): Promise<FilterRemoval[]> {
  const { filters } = query;
  // Without a search, counting open businesses reads all of them: not for each other filter.
  const groups: FilterName[][] = filters.open ? [['open']] : filterGroupsOf(filters);
  const removals = await Promise.all(
    groups.map(async (names) => {
      const reducedQuery = { ...query, filters: withoutFilters(filters, ...names) };
      return { names, total: (await readPosts(reducedQuery, { start: 0, limit: 1 })).total };
    }),
  );
  return removals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

type Slice = { start: number; limit: number };

/** A list with words is searched; without a search of the service, posts with all words are listed. */
async function readPosts(query: ListPageQuery, slice: Slice): Promise<ListPage> {
  const { q, sort, open, exact } = query.filters;
  const listQuery = listQueryOf(query);
  const ranked =
    q === undefined
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
  if (open) return readOpenNow(listQuery, slice);
  return { ...(await listPosts({ ...listQuery, ...slice })), isTruncated: false, ranking: null };
}

function listQueryOf({ kind, filters, language, signal }: ListPageQuery) {
  const query = listQuery(kind, filters, new Date(), currentEnvironment().TIME_ZONE);
  return { ...query, language, signal };
}

async function readOpenNow(
  listQuery: ReturnType<typeof listQueryOf>,
  { start, limit }: Slice,
): Promise<ListPage> {
  const { TIME_ZONE } = currentEnvironment();
  const now = new Date();
  const { posts, total } = await listPostsWithHours({
    ...listQuery,
    limit: MAX_CHECKED_FOR_OPENING,
  });
  const open = posts.filter((post) => {
    const hours = post.information?.openingHours;
    return hours && isOpenAt(hours, timeZoneOf(post, TIME_ZONE), now);
  });
  return {
    posts: open.slice(start, start + limit),
    total: open.length,
    isTruncated: total > MAX_CHECKED_FOR_OPENING,
    ranking: null,
  };
}
