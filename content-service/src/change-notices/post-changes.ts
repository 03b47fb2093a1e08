import type { Core } from '@strapi/strapi';
import { chunks } from '../database/rows';
import type { Change } from './notice';

const POST = 'api::post.post';

/** Event with changes of posts that were written without the document service. */
export const POSTS_WRITTEN = 'posts.written';

/** A post with the posts of its group, whose pages name it and depend on its words. */
export async function changesOfPost(strapi: Core.Strapi, documentId: string): Promise<Change[]> {
  const where = { documentId };
  const post = await strapi.db.query(POST).findOne({ where, select: ['translation_group'] });
  const group = post?.translation_group;
  return changesOfPosts(strapi, group ? { $or: [where, { translation_group: group }] } : where);
}

/** The posts that match a condition, as changes for a notice. */
export async function changesOfPosts(strapi: Core.Strapi, where: object): Promise<Change[]> {
  const posts = await strapi.db
    .query(POST)
    .findMany({ where, select: ['id', 'slug'], populate: { post_type: { select: ['name'] } } });
  return posts.map(({ id, slug, post_type }) => ({
    type: 'post',
    id,
    kind: post_type?.name ?? null,
    slug,
  }));
}

/**
 * Runs a job that writes posts without the document service, and tells the websites of those that it has
 * changed: also if it fails halfway, as its next run finds nothing to change in these.
 * @param job calls its argument with the id of each post that it has changed
 */
export async function announceChanges(
  strapi: Core.Strapi,
  job: (onChange: (id: number) => void) => Promise<void>,
): Promise<void> {
  const ids: number[] = [];
  try {
    await job((id) => ids.push(id));
  } finally {
    for (const part of chunks(ids)) {
      const changes = await changesOfPosts(strapi, { id: { $in: part } });
      await strapi.eventHub.emit(POSTS_WRITTEN, { changes });
    }
  }
}
