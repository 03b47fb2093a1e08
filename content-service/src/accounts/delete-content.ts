import type { Core } from '@strapi/strapi';
import { changesOfPosts, POSTS_WRITTEN } from '../change-notices/post-changes';
import { anonymisePosts } from './anonymise-posts';
import { KEPT_DAYS } from './kept-days';
import { deleteUnusedFiles } from './unused-files';

const POST = 'api::post.post';
const CREATOR = 'api::creator.creator';
const DAY_MS = 86_400_000;

/**
 * Takes what a creator published out of public view, or takes the creator out of it; the public
 * profile is deleted either way.
 * @param how posts are hidden at once and deleted later, or stay without name and contact details
 */
export async function deleteContent(
  strapi: Core.Strapi,
  creator: { id: number; documentId: string },
  how: 'remove' | 'anonymise',
  now: Date,
): Promise<void> {
  const { documentId, id } = creator;
  await deletePosts(strapi, id, how, now);
  const profile = await strapi.db.query(CREATOR).findOne({ where: { id }, populate: ['picture'] });
  await strapi.documents(CREATOR).delete({ documentId });
  await deleteUnusedFiles(strapi, [profile?.picture]);
}

/** All at once, past the document service: one by one, a thousand posts would take half a minute. */
async function deletePosts(
  strapi: Core.Strapi,
  creator: number,
  how: 'remove' | 'anonymise',
  now: Date,
): Promise<void> {
  const purge_at = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const { tableName } = strapi.db.metadata.get(POST);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const changes = await changesOfPosts(strapi, { creator });
    if (how === 'anonymise') await anonymisePosts(strapi, trx, creator);
    const hidden = how === 'remove' ? { is_active: false, purge_at } : {};
    const data = { ...hidden, creator_id: null, updated_at: now };
    await trx(tableName).where('creator_id', creator).update(data);
    onCommit(() => void strapi.eventHub.emit(POSTS_WRITTEN, { changes }));
  });
}
