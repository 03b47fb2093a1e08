import type { Core } from '@strapi/strapi';
import { forgetOldAddresses } from '../password-attempts/known-addresses';
import { forgetOldUses } from '../visitors/counters';
import { forgetOldCodes } from './codes';
import { deleteUnusedFiles, type File } from './unused-files';

const POST = 'api::post.post';

interface DuePost {
  documentId: string;
  picture: File | null;
  gallery: File[] | null;
}

/** Deletes for good what was kept after a deletion and is due, with its pictures. */
export async function purge(strapi: Core.Strapi, now: Date): Promise<void> {
  await forgetOldCodes(strapi, now);
  await forgetOldUses(strapi, now);
  await forgetOldAddresses(strapi, now);
  const posts: DuePost[] = await strapi.db.query(POST).findMany({
    select: ['documentId'],
    where: { purge_at: { $lte: now } },
    populate: ['picture', 'gallery'],
  });
  for (const { documentId, picture, gallery } of posts) {
    await strapi.documents(POST).delete({ documentId });
    await deleteUnusedFiles(strapi, [picture, ...(gallery ?? [])]);
  }
}
