import type { Core } from '@strapi/strapi';
import { loadEntry } from './copy';
import { type Difference, differencesBetween } from './differences';
import { type Entry, VERSION, type Version } from './version';

/**
 * The fields of a post that others changed since a version was copied from it, and that differ in the
 * version. Without a record of what was copied, all that differ.
 * @returns `before` is the post, `after` the version
 */
export async function differencesFromPost(
  strapi: Core.Strapi,
  version: Version,
  post: Entry,
): Promise<Difference[]> {
  const differences = differencesBetween(strapi, post, version);
  const base = await loadEntry(strapi, VERSION, {
    post_document_id: post.documentId,
    state: 'public',
    base_updated_at: version.base_updated_at,
  });
  if (!base) return differences;
  const changed = new Set(differencesBetween(strapi, base, post).map(({ field }) => field));
  return differences.filter(({ field }) => changed.has(field));
}
