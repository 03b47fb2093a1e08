import type { Core } from '@strapi/strapi';
import { loadEntry } from './copy';
import { mayUse } from './rights';
import { type Entry, POST, VERSION } from './version';

/** What the user may do with versions of a post. */
export type PostRights = Record<'read' | 'create' | 'update', boolean>;

/**
 * What the user of the current request may do with versions of posts; roles may be limited to languages.
 */
export async function rightsOnPosts(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Record<string, PostRights>> {
  const rights = new Map<string, PostRights>();
  for (const documentId of documentIds) {
    const entry = await findRightsSubject(strapi, documentId);
    const mayDo = (action: keyof PostRights) => mayUse(strapi, action, VERSION, entry);
    rights.set(documentId, {
      read: mayDo('read'),
      create: mayDo('create'),
      update: mayDo('update'),
    });
  }
  return Object.fromEntries(rights);
}

/**
 * What decides on the rights on a post: the post itself or, once it is deleted, the last of its versions.
 * Undefined if there is neither, and so nothing to protect.
 */
export async function findRightsSubject(
  strapi: Core.Strapi,
  documentId: string,
): Promise<Entry | undefined> {
  const post = await loadEntry(strapi, POST, { documentId });
  if (post) return post;
  const last: { id: number } | null = await strapi.db.query(VERSION).findOne({
    select: ['id'],
    where: { post_document_id: documentId },
    orderBy: { id: 'desc' },
  });
  return (last && (await loadEntry(strapi, VERSION, { id: last.id }))) ?? undefined;
}
