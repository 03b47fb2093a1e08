import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../utc-day';
import { deleteVersions } from './delete-versions';
import { UNDO_DAYS } from './deleted-posts';
import { VERSION, type Version } from './version';

/**
 * Deletes all versions of posts that were deleted 30 days ago, and versions that were opened but never
 * written in.
 */
export async function deleteOldVersions(strapi: Core.Strapi, now: Date): Promise<void> {
  const expired: Pick<Version, 'post_document_id'>[] = await strapi.db.query(VERSION).findMany({
    select: ['post_document_id'],
    where: {
      state: 'deleted',
      createdAt: { $lte: new Date(now.getTime() - UNDO_DAYS * DAY_MS) },
      post: { id: { $null: true } },
    },
  });
  const untouched: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'createdAt', 'updatedAt'],
    where: { state: 'autosaved', updatedAt: { $lte: new Date(now.getTime() - DAY_MS) } },
  });
  const ids = untouched
    .filter(({ createdAt, updatedAt }) => createdAt === updatedAt)
    .map(({ id }) => id);
  if (expired.length + ids.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    for (const { post_document_id } of expired) {
      await deleteVersions(strapi, trx, (versions) => versions.where({ post_document_id }));
    }
    await deleteVersions(strapi, trx, (versions) => versions.whereIn('id', ids));
  });
}
