import type { Core } from '@strapi/strapi';
import type { Problem } from 'post-rules/problem';
import { currentAuthor } from './author';
import { checkVersion } from './check-version';
import { clearHiddenFields } from './clear-hidden-fields';
import { ConflictError } from './conflict';
import { copyOf, loadEntry } from './copy';
import { inDeskTransaction, type Sql } from './desk-writes';
import { differencesFromPost } from './differences-from-post';
import { assertOpen, assertUnchanged, findPublicVersion, findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { recordPost } from './record-post';
import { type Entry, isSameTime, POST, VERSION, type Version } from './version';

export interface MakePublicOptions {
  /** Name of who makes it public. */
  by: string | null;
  now: Date;
  /** `updatedAt` of the version that was seen; without it, whatever is stored is made public. */
  seen?: string;
  /** What was wrong in the public post, in words for readers, if the version corrects it. */
  correction?: string | null | undefined;
}

export interface MadePublic {
  /** The number of the post, which its addresses contain. */
  id: number;
  postDocumentId: string;
  warnings: Problem[];
}

/**
 * Copies a version into the row of its post, or creates the post. Number, document id and time of
 * creation of a post stay the same. The version never changes afterwards.
 * @throws ConflictError if version or post were changed by another user, ValidationError for
 * mistakes in the content
 */
export function makePublic(
  strapi: Core.Strapi,
  documentId: string,
  { by, now, seen, correction }: MakePublicOptions,
): Promise<MadePublic> {
  const publish = async (trx: Sql) => {
    await lockEntry(strapi, trx, VERSION, documentId);
    const version = await findVersion(strapi, documentId);
    assertOpen(version);
    if (seen !== undefined) assertUnchanged(version, seen);
    const warnings = await checkVersion(strapi, version);
    const post = await lockPostOf(strapi, trx, version);
    const cleared = await clearHiddenFields(strapi, version, post);
    const author = currentAuthor(strapi);
    // What was never public cannot have misled anybody.
    const isCorrection = post !== null && Boolean(correction);
    const data: Record<string, unknown> = {
      ...copyOf(strapi, cleared, POST),
      ...(post && keptFields(version, post)),
      ...(author && { updatedBy: author.id }),
      ...(isCorrection && { corrected_at: now }),
    };
    const saved = post
      ? await strapi.documents(POST).update({ documentId: post.documentId, data })
      : await strapi.documents(POST).create({ data });
    if (!saved) throw new Error('the post of the version could not be written');
    const published: Record<string, unknown> = {
      state: 'public',
      post: saved.id,
      post_document_id: saved.documentId,
      base_updated_at: saved.updatedAt,
      public_at: now,
      public_by: by,
      ...(isCorrection && { correction, correction_at: now }),
    };
    await strapi.documents(VERSION).update({ documentId, data: published });
    return { id: Number(saved.id), postDocumentId: saved.documentId, warnings };
  };
  return inDeskTransaction(strapi, publish);
}

/**
 * What making a version public leaves as it is: the version may be older than the group of the post,
 * and a small change leaves translations current.
 */
function keptFields({ small_change }: Version, post: Entry): Record<string, unknown> {
  const { translation_group, translated_from, words_changed_at } = post;
  const group = { translation_group, translated_from };
  return small_change ? { ...group, words_changed_at } : group;
}

/** The post that a version belongs to, locked and unchanged since it was copied; null for a new one. */
async function lockPostOf(strapi: Core.Strapi, trx: Sql, version: Version): Promise<Entry | null> {
  if (version.post_document_id === null) return null;
  await lockEntry(strapi, trx, POST, version.post_document_id);
  const post = await loadEntry(strapi, POST, { documentId: version.post_document_id });
  if (!post) {
    throw new ConflictError('The post has been deleted meanwhile.', {
      reason: 'post-deleted',
      by: null,
      at: null,
      documentId: version.post_document_id,
    });
  }
  // What no version recorded, such as a post from before there were versions, is kept first.
  await recordPost(strapi, post.documentId, null);
  if (isSameTime(post.updatedAt, version.base_updated_at)) return post;
  const last = await findPublicVersion(strapi, post.documentId);
  throw new ConflictError('The public post has changed meanwhile.', {
    reason: 'post-changed',
    by: last?.public_by ?? null,
    at: post.updatedAt,
    documentId: post.documentId,
    differences: await differencesFromPost(strapi, version, post),
  });
}
