import type { Core } from '@strapi/strapi';
import { deleteOldHelpfulCounts } from '../feedback/helpful-counts';
import { deleteSettled } from '../inbox/delete-settled';
import { deleteExpiredAddresses } from '../password-attempts/known-addresses';
import { deleteOldSearchCounts } from '../search/counts/search-counts';
import { deleteOldReads } from '../statistics/read-counts';
import { deleteVersionsOfPost } from '../versions/delete-versions-of-posts';
import { deleteExpiredCounts } from '../visitors/counters';
import { deleteExpiredCodes } from './codes';
import { deleteUnusedFiles, type UploadedFile } from './delete-unused-files';

const POST = 'api::post.post';

interface ExpiredPost {
  documentId: string;
  picture: UploadedFile | null;
  gallery: UploadedFile[] | null;
}

/** Deletes expired codes, counts and known addresses, old counts of searches, answers and reads, settled messages and reports, and posts due for purging with their pictures. */
export async function purgeExpiredData(strapi: Core.Strapi, now: Date): Promise<void> {
  await deleteExpiredCodes(strapi, now);
  await deleteExpiredCounts(strapi, now);
  await deleteExpiredAddresses(strapi, now);
  await deleteOldSearchCounts(strapi, now);
  await deleteOldHelpfulCounts(strapi, now);
  await deleteOldReads(strapi, now);
  await deleteSettled(strapi, now);
  const posts: ExpiredPost[] = await strapi.db.query(POST).findMany({
    select: ['documentId'],
    where: { purge_at: { $lte: now } },
    populate: ['picture', 'gallery'],
  });
  for (const { documentId, picture, gallery } of posts) {
    const pictures = await deleteVersionsOfPost(strapi, documentId);
    await strapi.documents(POST).delete({ documentId });
    await deleteUnusedFiles(strapi, [picture, ...(gallery ?? []), ...pictures]);
  }
}
