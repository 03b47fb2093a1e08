import type { Core } from '@strapi/strapi';

/** What has texts in which pictures of the media library stand. */
const WITH_TEXT = ['api::post.post', 'api::post-version.post-version'];

/**
 * Whether a file stands in the text of a post or of any version.
 * @param hash of a file, which the addresses of all its formats hold
 */
export async function isInText(strapi: Core.Strapi, hash: string): Promise<boolean> {
  for (const type of WITH_TEXT) {
    const found = await strapi.db
      .query(type)
      .findOne({ select: ['id'], where: { description: { $contains: hash } } });
    if (found) return true;
  }
  return false;
}
