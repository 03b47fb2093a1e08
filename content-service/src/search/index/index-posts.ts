import type { Core } from '@strapi/strapi';
import { takeLock } from '../../database/advisory-lock';
import { type Sql, selectIn } from '../../database/rows';
import { analyseDocument, documentWords } from '../text/analyse-document';
import { groupIdOf } from './group-id';
import { fieldsOf, INDEXED_RELATIONS, type IndexedPost } from './post-fields';
import { type DocumentChange, storeDocuments } from './store-documents';
import { knownParts } from './vocabulary';

const POST = 'api::post.post';

/**
 * Brings the index up to what the database holds of some posts; those that are hidden or gone are
 * taken out.
 * @param sql the transaction that is open
 */
export async function indexPosts(strapi: Core.Strapi, sql: Sql, ids: number[]): Promise<void> {
  await takeLock(sql, 'searchIndex');
  // Before the posts are read, so that a later write is recorded as pending again.
  await selectIn(sql, (list) => `delete from search_pending where post_id in ${list}`, ids);
  const posts = (await loadPosts(strapi, { id: { $in: ids } })).map((post) => ({
    id: post.id,
    typeId: post.post_type?.id ?? 0,
    groupId: groupIdOf(post.translation_group),
    ...fieldsOf(post),
  }));
  const german = posts.filter(({ language }) => language === 'de');
  const words = german.flatMap(({ fields }) => Object.values(fields).flatMap(documentWords));
  const parts = await knownParts(sql, new Set(words));
  const found = new Map(posts.map((post) => [post.id, post]));
  await storeDocuments(
    sql,
    ids.map((postId): DocumentChange => {
      const post = found.get(postId);
      if (!post) return { postId, document: null };
      const { fields, translations, language, typeId, groupId } = post;
      const isWord = (part: string) => parts.has(part);
      const analysed = analyseDocument(fields, language, isWord, translations);
      return { postId, document: { ...analysed, language, typeId, groupId } };
    }),
  );
}

/** The active ones of the posts that fulfil a condition, with all that is searched. */
export function loadPosts(
  strapi: Core.Strapi,
  where: object,
  limit?: number,
): Promise<IndexedPost[]> {
  return strapi.db.query(POST).findMany({
    select: ['id', 'title', 'description', 'price', 'translation_group'],
    where: { $and: [where, { is_active: true }] },
    orderBy: { id: 'asc' },
    limit,
    populate: INDEXED_RELATIONS,
  });
}
