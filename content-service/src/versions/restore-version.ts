import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { authorFields } from './author';
import { ConflictError } from './conflict';
import { copyOf, loadEntry } from './copy';
import { inDeskTransaction, type Sql } from './desk-writes';
import { findOpenVersion, findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { type Author, POST, VERSION } from './version';

/**
 * Copies an earlier version to a new draft of its post. Nothing is public before that draft is.
 * @param replaced document id of the open version that the draft replaces, which is discarded
 * @returns the document id of the draft
 * @throws NotFoundError without such a version or post, ConflictError if the post has another open
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
    const postDocumentId = version.post_document_id ?? '';
    await lockEntry(strapi, trx, POST, postDocumentId);
    const post = await loadEntry(strapi, POST, { documentId: postDocumentId });
    if (!post) throw new errors.NotFoundError('The post of this version does not exist.');
    const open = await findOpenVersion(strapi, postDocumentId);
    if (open && open.documentId !== replaced) {
      throw new ConflictError('Another version of this post is being written.', {
        reason: 'version-open',
        by: open.editor_name,
        at: open.updatedAt,
        documentId: open.documentId,
      });
    }
    if (open) {
      const data: Record<string, unknown> = { state: 'discarded' };
      await strapi.documents(VERSION).update({ documentId: open.documentId, data });
    }
    const data = {
      ...copyOf(strapi, version, VERSION),
      ...authorFields(author),
      state: 'draft',
      post: post.id,
      post_document_id: postDocumentId,
      // Whoever restores means to replace what is public now.
      base_updated_at: post.updatedAt,
    };
    return (await strapi.documents(VERSION).create({ data })).documentId;
  };
  return inDeskTransaction(strapi, restore);
}
