import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isSlugTaken } from '../slugs/former-slugs';
import { freeSlug } from '../slugs/slug';
import { ConflictError } from './conflict';
import { copyOf, loadEntry } from './copy';
import { deleteVersions } from './delete-versions';
import { inDeskTransaction, type Sql } from './desk-writes';
import { lockEntry } from './lock-entry';
import { recordDeletion, recordPost } from './record-post';
import { type Author, POST, VERSION, type Version } from './version';

/** How long a deleted post can be put back. */
export const UNDO_DAYS = 30;

/**
 * Deletes a post; its versions stay, the last one in the state `deleted`.
 * @throws NotFoundError
 */
export function deletePost(strapi: Core.Strapi, documentId: string, author: Author): Promise<void> {
  const remove = async (trx: Sql) => {
    await lockEntry(strapi, trx, POST, documentId);
    const post = await loadEntry(strapi, POST, { documentId });
    if (!post) throw new errors.NotFoundError('This post does not exist.');
    await recordPost(strapi, documentId, null);
    await recordDeletion(strapi, post, author);
    await strapi.documents(POST).delete({ documentId });
  };
  return inDeskTransaction(strapi, remove);
}

/**
 * Puts a deleted post back, with its number, document id and time of creation, and links its versions
 * and the posts that were related to it with it again. If another post has got its slug, it gets
 * one like it.
 * @returns the number of the post
 * @throws NotFoundError if it was not deleted or is no longer kept, ConflictError if it is back, or if
 * there is another translation into its language
 */
export function undeletePost(
  strapi: Core.Strapi,
  postDocumentId: string,
  author: Author,
): Promise<number> {
  const putBack = async (trx: Sql) => {
    const version = await loadEntry<Version>(strapi, VERSION, {
      id: await lastDeletion(strapi, trx, postDocumentId),
    });
    if (!version?.deleted_post) throw new errors.NotFoundError('There is no such deleted post.');
    if (await loadEntry(strapi, POST, { documentId: postDocumentId })) {
      throw new ConflictError('This post is not deleted.', {
        reason: 'not-open',
        by: null,
        at: null,
        documentId: postDocumentId,
      });
    }
    await requireNoOtherTranslation(strapi, version);
    const { id, createdAt, relatedFrom, wordsChangedAt } = version.deleted_post;
    const data = {
      ...copyOf(strapi, version, POST),
      slug: await freeSlugOf(trx, version, postDocumentId),
      id,
      documentId: postDocumentId,
      createdAt,
      words_changed_at: wordsChangedAt ?? null,
    };
    await strapi.documents(POST).create({ data });
    const { tableName } = strapi.db.metadata.get(VERSION);
    await deleteVersions(strapi, trx, (versions) =>
      versions.where({ post_document_id: postDocumentId, state: 'deleted' }),
    );
    await trx(tableName).where('post_document_id', postDocumentId).update({ post_id: id });
    for (const documentId of relatedFrom) await relateAgain(strapi, documentId, postDocumentId);
    await recordPost(strapi, postDocumentId, author);
    return id;
  };
  return inDeskTransaction(strapi, putBack);
}

/** Locks the versions of a post, so that it is put back only once. */
async function lastDeletion(
  strapi: Core.Strapi,
  trx: Sql,
  postDocumentId: string,
): Promise<number> {
  const { tableName } = strapi.db.metadata.get(VERSION);
  const deletions: { id: number }[] = await trx(tableName)
    .select('id')
    .where({ post_document_id: postDocumentId, state: 'deleted' })
    .orderBy('id', 'desc')
    .forUpdate();
  return deletions[0]?.id ?? 0;
}

async function requireNoOtherTranslation(strapi: Core.Strapi, version: Version): Promise<void> {
  const { translation_group, nationality } = version;
  if (!translation_group || !nationality) return;
  const other = await strapi.db
    .query(POST)
    .findOne({ where: { translation_group, nationality }, select: ['documentId'] });
  if (!other) return;
  throw new ConflictError('There is another translation into that language.', {
    reason: 'language-taken',
    by: null,
    at: null,
    documentId: other.documentId,
  });
}

/** The slug of the version, unless another post has it now. */
async function freeSlugOf(sql: Sql, { slug }: Version, own: string): Promise<string | null> {
  if (typeof slug !== 'string') return null;
  const other = await sql('posts').where({ slug }).first('id');
  return other ? freeSlug(slug, (candidate) => isSlugTaken(sql, candidate, [own])) : slug;
}

async function relateAgain(
  strapi: Core.Strapi,
  documentId: string,
  postDocumentId: string,
): Promise<void> {
  const post = await loadEntry(strapi, POST, { documentId });
  // An editor may have related it to another post since.
  if (!post || post.related) return;
  const data: Record<string, unknown> = { related: postDocumentId };
  await strapi.documents(POST).update({ documentId, data });
}
