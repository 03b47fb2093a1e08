import type { Core } from '@strapi/strapi';

const FILE = 'plugin::upload.file';

/** What has texts in which pictures of the media library stand. */
const WITH_TEXT = ['api::post.post', 'api::post-version.post-version'];

/** A populated media field. */
export interface UploadedFile {
  id: number;
}

/** Deletes files that no entry refers to any more and no text shows, with all their formats. */
export async function deleteUnusedFiles(
  strapi: Core.Strapi,
  files: (UploadedFile | null | undefined)[],
): Promise<void> {
  for (const file of files) {
    if (!file) continue;
    const stored = await strapi.db
      .query(FILE)
      .findOne({ where: { id: file.id }, populate: { related: true } });
    if (!stored || stored.related.length > 0) continue;
    if (await isInText(strapi, stored.hash)) continue;
    await strapi.plugin('upload').service('upload').remove(stored);
  }
}

/** @param hash of a file, which the addresses of all its formats hold */
async function isInText(strapi: Core.Strapi, hash: string): Promise<boolean> {
  for (const type of WITH_TEXT) {
    const found = await strapi.db
      .query(type)
      .findOne({ select: ['id'], where: { description: { $contains: hash } } });
    if (found) return true;
  }
  return false;
}
