import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { updateOpenVersion } from './change-state';
import { copyOf, loadEntry } from './copy';
import { findVersion } from './find-versions';
import { POST, VERSION, type Version } from './version';

/**
 * Settles a conflict with what others made public: takes some fields from the post, keeps the
 * version's own in all others, and lets it be made public on top of the post as it is now.
 * @param take names of the fields to take from the post
 * @param seen `updatedAt` of the version that was seen
 * @param seenPost `updatedAt` of the post that was seen
 * @throws ConflictError if the version was saved since, NotFoundError if the post was deleted
 */
export async function mergePost(
  strapi: Core.Strapi,
  documentId: string,
  { take, seen, seenPost }: { take: readonly string[]; seen: string; seenPost: string },
): Promise<Version> {
  const { post_document_id } = await findVersion(strapi, documentId);
  const post = await loadEntry(strapi, POST, { documentId: post_document_id });
  if (!post) throw new errors.NotFoundError('The post of this version does not exist.');
  const taken = Object.entries(copyOf(strapi, post, VERSION)).filter(([field]) =>
    take.includes(field),
  );
  // If the post has changed since, making the version public is refused again.
  const data = { ...Object.fromEntries(taken), base_updated_at: seenPost };
  return updateOpenVersion(strapi, documentId, seen, () => data);
}
