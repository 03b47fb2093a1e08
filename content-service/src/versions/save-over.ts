import type { Core } from '@strapi/strapi';
import { authorFields } from './author';
import { updateOpenVersion } from './change-state';
import { copiedContent, copyOf } from './copy';
import { inDeskTransaction } from './desk-writes';
import { assertUnchanged, findVersion } from './find-versions';
import { type Author, POST, VERSION, type Version } from './version';

/**
 * Saves fields over what another user has saved in the meantime. What they replace is kept as a
 * discarded version, which can be restored.
 * @param data fields of the form; all but the content is ignored
 * @param seen `updatedAt` of the version that the other user has saved
 * @throws ConflictError if the version was saved once more, NotFoundError
 */
export function saveOver(
  strapi: Core.Strapi,
  documentId: string,
  data: Record<string, unknown>,
  { author, seen }: { author: Author; seen: string },
): Promise<Version> {
  return inDeskTransaction(strapi, async () => {
    const replaced = await findVersion(strapi, documentId);
    assertUnchanged(replaced, seen);
    await keepCopy(strapi, replaced);
    const state = replaced.state === 'autosaved' ? { state: 'draft' as const } : {};
    const fields = { ...copiedContent(strapi, data), ...state, ...authorFields(author) };
    return updateOpenVersion(strapi, documentId, seen, () => fields);
  });
}

async function keepCopy(strapi: Core.Strapi, version: Version): Promise<void> {
  const { post_document_id, base_updated_at, editor_name, createdAt, updatedAt } = version;
  const post: { id: number } | null = await strapi.db
    .query(POST)
    .findOne({ select: ['id'], where: { documentId: post_document_id } });
  const data = {
    ...copyOf(strapi, version, VERSION),
    state: 'discarded',
    post: post?.id ?? null,
    post_document_id,
    base_updated_at,
    editor_name,
    createdAt,
    updatedAt,
  };
  await strapi.documents(VERSION).create({ data });
}
