import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { loadEntry } from './copy';
import { createDraft } from './create-draft';
import { inDeskTransaction, type Sql } from './desk-writes';
import { findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { replaceOpenVersion } from './replace-open-version';
import { type Author, POST } from './version';

/**
 * Copies an earlier version to a new draft of its post, or of a new post if it never had one. Nothing is
 * public before that draft is.
 * @param replaced document id of the open version that the draft replaces, which is discarded
 * @returns the document id of the draft
 * @throws NotFoundError without such a version or if its post was deleted, ConflictError if the post has another open
 * version
 */
export function restoreVersion(
  strapi: Core.Strapi,
  documentId: string,
  author: Author,
  replaced?: string,
): Promise<string> {
  const restore = async (trx: Sql) => {
    const version = await findVersion(strapi, documentId);
    const postDocumentId = version.post_document_id;
    if (postDocumentId === null) {
      return createDraft(strapi, { source: version, post: null, state: 'draft' }, author);
    }
    await lockEntry(strapi, trx, POST, postDocumentId);
    const post = await loadEntry(strapi, POST, { documentId: postDocumentId });
    if (!post) throw new errors.NotFoundError('The post of this version does not exist.');
    await replaceOpenVersion(strapi, postDocumentId, replaced);
    return createDraft(strapi, { source: version, post, state: 'draft' }, author);
  };
  return inDeskTransaction(strapi, restore);
}
