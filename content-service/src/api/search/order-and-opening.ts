import type { ReadContext } from '../../read-api/cache';
import { findIds } from '../../read-api/find';
import type { SortOrder } from '../../read-api/rules';
import type { Candidates } from '../../search/query/candidates';
import { currentNames } from '../../search/understand/load-vocabulary';
import { countedByKind, openPosts } from '../../search/understand/open-now';

type Results = Pick<Candidates, 'ids' | 'total' | 'kinds'>;

/** Those of some results that are open now, with their counts. Posts without opening hours are not. */
export async function onlyOpen({ strapi }: ReadContext, { ids }: Results): Promise<Results> {
  const { zones } = await currentNames(strapi);
  const context = { keepsOthers: false, zones, now: new Date() };
  const open = await openPosts(strapi.db.connection, ids, context);
  return { ids: open.map(({ id }) => id), total: open.length, kinds: countedByKind(open) };
}

/** The results in an order of lists instead of the best first. */
export function inOrder(
  context: ReadContext,
  ids: number[],
  orders: SortOrder[],
): Promise<number[]> {
  return findIds(context, 'api::post.post', {
    conditions: { all: [{ relations: [], field: 'id', operator: '$in', value: ids }] },
    orders,
    page: { start: 0, limit: ids.length },
  });
}
