import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { loadEntry } from './copy';
import { createDraft } from './create-draft';
import { inDeskTransaction, type Sql } from './desk-writes';
import { findOpenVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { replaceOpenVersion, versionOpen } from './replace-open-version';
import { type Author, POST } from './version';

/**
 * Opens a post for editing: finds the version that is being written, or copies the post to a new one.
 * A post has one open version, so that two editors do not write past each other. One that somebody else
 * is writing is not opened unasked: the conflict says whose it is.
 * @param replaced document id of the open version that a new one replaces, which is discarded
 * @returns the document id of the version
 * @throws NotFoundError if there is no such post, ConflictError if another user has a version open
 */
export function openVersion(
  strapi: Core.Strapi,
  postDocumentId: string,
  author: Author,
  replaced?: string,
): Promise<string> {
  const open = async (trx: Sql) => {
    await lockEntry(strapi, trx, POST, postDocumentId);
    const post = await loadEntry(strapi, POST, { documentId: postDocumentId });
    if (!post) throw new errors.NotFoundError('This post does not exist.');
    const existing = await findOpenVersion(strapi, postDocumentId);
    if (existing && existing.documentId !== replaced) {
      if (existing.editor?.id === author.id) return existing.documentId;
      throw versionOpen(existing);
    }
    await replaceOpenVersion(strapi, postDocumentId, replaced);
    return createDraft(strapi, { source: post, post, state: 'autosaved' }, author);
  };
  return inDeskTransaction(strapi, open);
}
