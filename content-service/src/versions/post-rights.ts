import type { Core } from '@strapi/strapi';
import { loadEntry } from './copy';
import { mayUse } from './rights';
import { POST, VERSION } from './version';

/** What the user may do with versions of a post. */
export type PostRights = Record<'read' | 'create' | 'update', boolean>;

/**
 * What the user of the current request may do with versions of posts; roles may be limited to languages.
 * Of a post that was deleted, it is what the user may do with any version.
 */
export async function rightsOnPosts(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Record<string, PostRights>> {
  const rights = new Map<string, PostRights>();
  for (const documentId of documentIds) {
    const post = await loadEntry(strapi, POST, { documentId });
    const mayDo = (action: keyof PostRights) => mayUse(strapi, action, VERSION, post ?? undefined);
    rights.set(documentId, {
      read: mayDo('read'),
      create: mayDo('create'),
      update: mayDo('update'),
    });
  }
  return Object.fromEntries(rights);
}
