import type { Core } from '@strapi/strapi';
import { authorFields } from './author';
import { copyOf } from './copy';
import { findPublicVersion } from './find-versions';
import { type Author, type Entry, VERSION, type Version } from './version';

/** A draft that was not created yet. */
interface Draft {
  /** The post or version whose content is copied. */
  source: Entry;
  /** The post that the draft belongs to; null for one that was never public. */
  post: Entry | null;
  /** `autosaved` until an editor has written in it; what a business has sent is in review at once. */
  state: Extract<Version['state'], 'autosaved' | 'draft' | 'in-review' | 'discarded'>;
  /** Fields that differ from the source. */
  fields?: Record<string, unknown>;
}

/**
 * Creates an open version. Making it public replaces the post as it is now, and the post stays planned
 * to disappear when it was.
 * @returns the document id of the version
 */
export async function createDraft(
  strapi: Core.Strapi,
  { source, post, state, fields }: Draft,
  author: Author,
): Promise<string> {
  const last = post && (await findPublicVersion(strapi, post.documentId));
  const data = {
    ...copyOf(strapi, source, VERSION),
    ...authorFields(author),
    state,
    post: post?.id ?? null,
    post_document_id: post?.documentId ?? null,
    base_updated_at: post?.updatedAt ?? null,
    disappears_at: last?.disappears_at ?? null,
    ...fields,
  };
  return (await strapi.documents(VERSION).create({ data })).documentId;
}
