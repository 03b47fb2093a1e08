import type { Core } from '@strapi/strapi';
import { ConflictError } from './conflict';
import { findOpenVersion } from './find-versions';
import { VERSION, type Version } from './version';

/** The conflict with a version of the same post that is being written. */
export function versionOpen(open: Version): ConflictError {
  return new ConflictError('Another version of this post is being written.', {
    reason: 'version-open',
    by: open.editor_name,
    at: open.updatedAt,
    documentId: open.documentId,
  });
}

/**
 * Discards the open version of a post, so that a new draft can take its place. It stays in the history.
 * @param replaced document id of the version that the author has agreed to replace
 * @throws ConflictError if another one is open
 */
export async function replaceOpenVersion(
  strapi: Core.Strapi,
  postDocumentId: string,
  replaced: string | undefined,
): Promise<void> {
  const open = await findOpenVersion(strapi, postDocumentId);
  if (!open) return;
  if (open.documentId !== replaced) throw versionOpen(open);
  const data: Record<string, unknown> = { state: 'discarded' };
  await strapi.documents(VERSION).update({ documentId: open.documentId, data });
}
