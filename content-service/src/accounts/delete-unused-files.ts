import type { Core } from '@strapi/strapi';

const FILE = 'plugin::upload.file';

/** A populated media field. */
export interface UploadedFile {
  id: number;
}

/** Deletes files that no entry refers to any more, with all their formats. */
export async function deleteUnusedFiles(
  strapi: Core.Strapi,
  files: (UploadedFile | null | undefined)[],
): Promise<void> {
  for (const file of files) {
    if (!file) continue;
    const stored = await strapi.db
      .query(FILE)
      .findOne({ where: { id: file.id }, populate: { related: true } });
    if (stored && stored.related.length === 0) {
      await strapi.plugin('upload').service('upload').remove(stored);
    }
  }
}
