import type { Core } from '@strapi/strapi';
import type { Sql } from '../../database/rows';
import { rebuildSearchTexts } from '../update-search-text';
import { buildIndex, isIndexOutdated } from './build-index';
import { catchUp } from './catch-up';
import { indexNowOrLater, markPending } from './index-now-or-later';

const POST = 'api::post.post';
const POST_WRITES = ['create', 'update', 'clone', 'delete'];

/** Types whose names are searched, and the condition for the posts of an entry. */
const POSTS_UNDER: Record<string, (id: number) => object> = {
  'api::post-type.post-type': (id) => ({ post_type: id }),
  'api::post-category.post-category': (id) => ({ post_category: id }),
  'api::nationality.nationality': (id) => ({ nationality: id }),
  'api::country.country': (id) => ({ city: { country: id } }),
  'api::city.city': (id) => ({ city: id }),
  'api::area.area': (id) => ({ area: id }),
};

/** Posts whose text for `_q` an earlier version folded differently: nukta and soft hyphen. */
const FOLDED_DIFFERENTLY = {
  $or: [
    { search_text: { $contains: '\u093c' } },
    { title: { $contains: '\u00ad' } },
    { description: { $contains: '\u00ad' } },
  ],
};

/** Builds the index if it is missing or outdated, otherwise indexes pending posts. */
export async function ensureSearchIndex(strapi: Core.Strapi): Promise<void> {
  if (!(await isIndexOutdated(strapi.db.connection))) return catchUp(strapi);
  await rebuildSearchTexts(strapi, FOLDED_DIFFERENTLY);
  await buildIndex(strapi);
}

/** Updates the index in the transaction of each save. */
export function updateSearchIndexOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const isPostWrite = uid === POST && POST_WRITES.includes(action);
    const postsUnder = action === 'update' ? POSTS_UNDER[uid] : undefined;
    if (!isPostWrite && !postsUnder) return next();
    return strapi.db.transaction(async (transaction) => {
      const result = await next();
      const written = entryIds(result);
      const ids = postsUnder ? await idsUnder(strapi, written.map(postsUnder)) : written;
      await indexNowOrLater(strapi, transaction, ids);
      return result;
    });
  });
}

/**
 * Marks the posts of some entries for indexing after the next search, or at startup, because names
 * of the entries were written without the document service.
 * @param uid type of the entries
 */
export async function markPostsPending(
  strapi: Core.Strapi,
  sql: Sql,
  uid: string,
  entryIds: number[],
): Promise<void> {
  const postsUnder = POSTS_UNDER[uid];
  if (postsUnder && entryIds.length > 0) {
    await markPending(sql, await idsUnder(strapi, entryIds.map(postsUnder)));
  }
}

async function idsUnder(strapi: Core.Strapi, conditions: object[]): Promise<number[]> {
  const posts: { id: number }[] = await strapi.db
    .query(POST)
    .findMany({ select: ['id'], where: { $or: conditions, is_active: true } });
  return posts.map(({ id }) => id);
}

/** The ids in a result of the document service: an entry, or a list of deleted ones. */
function entryIds(result: unknown): number[] {
  if (typeof result !== 'object' || result === null) return [];
  if ('entries' in result && Array.isArray(result.entries)) return result.entries.flatMap(entryIds);
  return 'id' in result && typeof result.id === 'number' ? [result.id] : [];
}
