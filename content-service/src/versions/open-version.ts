import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { loadEntry } from './copy';
import { createDraft } from './create-draft';
import { inDeskTransaction, type Sql } from './desk-writes';
import { findOpenVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { type Author, POST } from './version';

/**
 * Opens a post for editing: finds the version that is being written, or copies the post to a new one.
 * A post has one open version, so that two editors do not write past each other.
 * @returns the document id of the version
 * @throws NotFoundError if there is no such post
 */
export function openVersion(
  strapi: Core.Strapi,
  postDocumentId: string,
  author: Author,
): Promise<string> {
  const open = async (trx: Sql) => {
    await lockEntry(strapi, trx, POST, postDocumentId);
    const post = await loadEntry(strapi, POST, { documentId: postDocumentId });
    if (!post) throw new errors.NotFoundError('This post does not exist.');
    const existing = await findOpenVersion(strapi, postDocumentId);
    if (existing) return existing.documentId;
    return createDraft(strapi, { source: post, post, state: 'autosaved' }, author);
  };
  return inDeskTransaction(strapi, open);
}
