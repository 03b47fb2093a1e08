import type { Core } from '@strapi/strapi';
import { isSlugTaken } from './former-slugs';
import { freeSlug, slugOf } from './slug';

/**
 * A slug for a post that leads to no other.
 * @param text a title, or the slug of the post that it was copied from
 * @param own document ids of the post and of its version: their own slugs are free
 * @returns null if the text has no letters
 */
export async function suggestSlug(
  strapi: Core.Strapi,
  text: string,
  own: readonly string[] = [],
): Promise<string | null> {
  const slug = slugOf(text);
  if (slug === '') return null;
  const sql = strapi.db.connection;
  return freeSlug(slug, (candidate) => isSlugTaken(sql, candidate, own));
}
