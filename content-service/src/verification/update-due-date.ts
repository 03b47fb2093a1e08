import type { Core } from '@strapi/strapi';
import { updatePostsOnSave } from '../update-posts-on-save';
import { isSameTime } from '../versions/version';
import { type CheckedPost, checkDueAt } from './check-interval';

const POST = 'api::post.post';
const BATCH_SIZE = 200;

/** Types that say how often posts are checked, and the field of posts that refers to them. */
const REFERRING_FIELDS = {
  'api::post-category.post-category': 'post_category',
  'api::post-type.post-type': 'post_type',
};

type StoredPost = CheckedPost & { id: number; check_due_at: string | null };

/** Updates `check_due_at` whenever a post is saved, or the kind or category that sets the interval. */
export function updateDueDateOnSave(strapi: Core.Strapi): void {
  updatePostsOnSave(strapi, REFERRING_FIELDS, (where) => updateDueDates(strapi, where));
}

/** Calculates it once for all posts of a database that was made before posts had it. */
export async function fillDueDates(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'verification' });
  if (await store.get({ key: 'hasDueDates' })) return;
  await updateDueDates(strapi, {});
  await store.set({ key: 'hasDueDates', value: true });
}

/** Calculates `check_due_at` of the posts that match a condition. */
export async function updateDueDates(strapi: Core.Strapi, where: object): Promise<void> {
  for (let lastId = 0; ; ) {
    const posts: StoredPost[] = await strapi.db.query(POST).findMany({
      select: ['id', 'createdAt', 'checked_at', 'check_every', 'check_due_at'],
      where: { $and: [where, { id: { $gt: lastId } }] },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
      populate: {
        post_type: { select: ['name', 'check_every'] },
        post_category: { select: ['check_every'] },
      },
    });
    for (const post of posts) {
      const due = checkDueAt(post);
      if (isSameTime(post.check_due_at, due?.toISOString() ?? null)) continue;
      // Without the document service: this is not an edit and must not change updatedAt.
      await strapi.db
        .queryBuilder(POST)
        .where({ id: post.id })
        .update({ check_due_at: due })
        .execute();
    }
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return;
  }
}
