import { type FilterName, type Filters, groupsOf, without } from '../../addresses/filters.ts';
import { listPosts, listWithHours } from '../../content/posts.server.ts';
import { PAGE_SIZE } from '../../content/query.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { Kind } from '../../kinds.ts';
import { isOpenAt } from '../../posts/opening-hours.server.ts';
import type { PostPage } from '../../posts/post.ts';
import { zoneOf } from '../../posts/zone.ts';
import { listQuery } from './list-query.ts';

/** Businesses whose hours are looked at: the content service cannot tell which are open, and gives no more at once. */
const LOOKED_AT = 100;

type Asked = { kind: Kind; filters: Filters; signal: AbortSignal };

/** `isCut` where only the first of many were looked at. */
export type ListPage = PostPage & { isCut: boolean };

/**
 * One page of a narrowed list.
 * @throws ContentUnavailable
 */
export async function readListPage(asked: Asked, page: number): Promise<ListPage> {
  const start = (page - 1) * PAGE_SIZE;
  if (asked.filters.open) return openNow(asked, start);
  return { ...(await listPosts({ ...queryOf(asked), start, limit: PAGE_SIZE })), isCut: false };
}

/** What an empty list would show if a filter were taken away. */
export type Loosening = { names: FilterName[]; total: number };

/**
 * Which filters of an empty list to take away, with what is then found, most first.
 * @throws ContentUnavailable
 */
export async function readLoosenings(asked: Asked): Promise<Loosening[]> {
  const { filters } = asked;
  // What is open is counted by reading it all: not once more for every other filter.
  const groups: FilterName[][] = filters.open ? [['open']] : groupsOf(filters);
  const tried = await Promise.all(
    groups.map(async (names) => {
      const looser = { ...asked, filters: without(filters, ...names) };
      return { names, total: (await listPosts({ ...queryOf(looser), limit: 1 })).total };
    }),
  );
  return tried.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
}

function queryOf({ kind, filters, signal }: Asked) {
  return { ...listQuery(kind, filters, new Date(), currentEnvironment().TIME_ZONE), signal };
}

async function openNow(asked: Asked, start: number): Promise<ListPage> {
  const { TIME_ZONE } = currentEnvironment();
  const now = new Date();
  const { posts, total } = await listWithHours({ ...queryOf(asked), limit: LOOKED_AT });
  const open = posts.filter((post) => {
    const hours = post.information?.openingHours;
    return hours && isOpenAt(hours, zoneOf(post, TIME_ZONE), now);
  });
  return {
    posts: open.slice(start, start + PAGE_SIZE),
    total: open.length,
    isCut: total > LOOKED_AT,
  };
}
