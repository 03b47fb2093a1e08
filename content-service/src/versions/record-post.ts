import type { Core } from '@strapi/strapi';
import { authorFields } from './author';
import { copyOf, loadEntry } from './copy';
import { findPublicVersion } from './find-versions';
import {
  type Author,
  type DeletedPost,
  type Entry,
  isSameTime,
  POST,
  VERSION,
  type Version,
} from './version';

/**
 * Records a post as it is now as a public version, unless the last one is the same.
 * @param fields further fields of the record; by default the post stays planned to disappear when it
 * was, even if a user corrects a word meanwhile
 */
export async function recordPost(
  strapi: Core.Strapi,
  documentId: string,
  author: Author | null,
  fields: Partial<Version> = {},
): Promise<void> {
  const post = await loadEntry(strapi, POST, { documentId });
  if (!post) return;
  const last = await findPublicVersion(strapi, documentId);
  if (last && isSameTime(last.base_updated_at, post.updatedAt)) return;
  await createRecord(strapi, post, author, {
    state: 'public',
    public_at: post.updatedAt,
    public_by: author?.name ?? null,
    // When it was written, which may be long before it is recorded.
    createdAt: post.updatedAt,
    updatedAt: post.updatedAt,
    disappears_at: last?.disappears_at ?? null,
    ...fields,
  });
}

/** Records a post that is about to be deleted, with what is needed to put it back. */
export async function recordDeletion(
  strapi: Core.Strapi,
  post: Entry,
  author: Author | null,
): Promise<void> {
  const relatedFrom: { documentId: string }[] = await strapi.db
    .query(POST)
    .findMany({ select: ['documentId'], where: { related: post.id } });
  const deleted_post: DeletedPost = {
    id: post.id,
    createdAt: post.createdAt,
    relatedFrom: relatedFrom.map(({ documentId }) => documentId),
    wordsChangedAt: post.words_changed_at,
  };
  await createRecord(strapi, post, author, { state: 'deleted', deleted_post });
}

async function createRecord(
  strapi: Core.Strapi,
  post: Entry,
  author: Author | null,
  fields: Partial<Version>,
): Promise<void> {
  const data = {
    ...copyOf(strapi, post, VERSION),
    ...authorFields(author),
    ...fields,
    post: post.id,
    post_document_id: post.documentId,
    base_updated_at: post.updatedAt,
  };
  await strapi.documents(VERSION).create({ data });
}
