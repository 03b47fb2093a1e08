import type { Core } from '@strapi/strapi';
import { runEach, runSteps } from '../database/run-each';
import { deleteOldHelpfulCounts } from '../feedback/helpful-counts';
import {
  deleteEnqueuedFiles,
  enqueueFileDeletions,
  type UploadedFile,
} from '../file-use/file-deletions';
import { deleteFormerFiles } from '../file-use/former-files';
import { deleteSettled } from '../inbox/delete-settled';
import { deleteExpiredAddresses } from '../password-attempts/known-addresses';
import { deleteOldSearchCounts } from '../search/counts/search-counts';
import { deleteOldReads } from '../statistics/read-counts';
import { deleteVersionsOfPost } from '../versions/delete-versions-of-posts';
import { deleteExpiredCounts } from '../visitors/counters';
import { deleteExpiredCodes } from './codes';

const POST = 'api::post.post';

interface ExpiredPost {
  documentId: string;
  picture: UploadedFile | null;
  gallery: UploadedFile[] | null;
}

/**
 * Deletes expired codes, counts and known addresses, old counts of searches, answers and reads, settled
 * messages and reports, posts due for purging, and files that nothing refers to any more.
 * @throws Error at the end, if something could not be deleted; a later run tries again
 */
export async function purgeExpiredData(strapi: Core.Strapi, now: Date): Promise<void> {
  await runSteps([
    () => deleteExpiredCodes(strapi, now),
    () => deleteExpiredCounts(strapi, now),
    () => deleteExpiredAddresses(strapi, now),
    () => deleteOldSearchCounts(strapi, now),
    () => deleteOldHelpfulCounts(strapi, now),
    () => deleteOldReads(strapi, now),
    () => deleteSettled(strapi, now),
    () => purgePosts(strapi, now),
    () => deleteEnqueuedFiles(strapi),
    () => deleteFormerFiles(strapi),
  ]);
}

async function purgePosts(strapi: Core.Strapi, now: Date): Promise<void> {
  const posts: ExpiredPost[] = await strapi.db.query(POST).findMany({
    select: ['documentId'],
    where: { purge_at: { $lte: now } },
    populate: ['picture', 'gallery'],
  });
  await runEach(
    posts,
    (post) => purgePost(strapi, post),
    ({ documentId }) => `post ${documentId}`,
  );
}

/** In one transaction: once the post is gone, nothing else knows its pictures. */
async function purgePost(
  strapi: Core.Strapi,
  { documentId, picture, gallery }: ExpiredPost,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const pictures = await deleteVersionsOfPost(strapi, documentId);
    await strapi.documents(POST).delete({ documentId });
    await enqueueFileDeletions(trx, [picture, ...(gallery ?? []), ...pictures]);
  });
}
