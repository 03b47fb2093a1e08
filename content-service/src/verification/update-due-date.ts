import type { Core } from '@strapi/strapi';
import { updatePostsOnSave } from '../update-posts-on-save';
import { isSameTime } from '../versions/version';
import { type CheckedPost, checkDatesOf, isListedLast } from './check-interval';

const POST = 'api::post.post';
const BATCH_SIZE = 200;

/** Types that say how often posts are checked, and the field of posts that refers to them. */
const REFERRING_FIELDS = {
  'api::post-category.post-category': 'post_category',
  'api::post-type.post-type': 'post_type',
};

type StoredPost = CheckedPost & {
  id: number;
  check_due_at: string | null;
  expires_at: string | null;
  listed_last: boolean | null;
};

/** Updates the due dates whenever a post is saved, or the kind or category that sets the interval. */
export function updateDueDateOnSave(strapi: Core.Strapi): void {
  updatePostsOnSave(strapi, REFERRING_FIELDS, (where) => updateDueDates(strapi, where, new Date()));
}

/** Calculates them once for all posts of a database that was made before posts had them. */
export async function fillDueDates(strapi: Core.Strapi, now: Date): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'verification' });
  if (await store.get({ key: 'hasExpiryDates' })) return;
  await updateDueDates(strapi, {}, now);
  await store.set({ key: 'hasExpiryDates', value: true });
}

/**
 * Calculates `check_due_at`, `expires_at` and `listed_last` of the posts that match a condition.
 * @param onChange called with the id of each post whose values have changed
 */
export async function updateDueDates(
  strapi: Core.Strapi,
  where: object,
  now: Date,
  onChange?: (id: number) => void,
): Promise<void> {
  for (let lastId = 0; ; ) {
    const posts: StoredPost[] = await strapi.db.query(POST).findMany({
      select: [
        ...['id', 'createdAt', 'checked_at', 'check_every', 'reported_at'],
        ...['check_due_at', 'expires_at', 'listed_last'],
      ],
      where: { $and: [where, { id: { $gt: lastId } }] },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
      populate: {
        post_type: { select: ['name', 'check_every'] },
        post_category: { select: ['check_every'] },
      },
    });
    for (const post of posts) {
      const dates = checkDatesOf(post);
      const { due, expires } = dates;
      const isLast = isListedLast(post, dates, now);
      const isUpToDate =
        isSameTime(post.check_due_at, due?.toISOString() ?? null) &&
        isSameTime(post.expires_at, expires?.toISOString() ?? null) &&
        post.listed_last === isLast;
      if (isUpToDate) continue;
      // Without the document service: this is not an edit and must not change updatedAt.
      await strapi.db
        .queryBuilder(POST)
        .where({ id: post.id })
        .update({ check_due_at: due, expires_at: expires, listed_last: isLast })
        .execute();
      onChange?.(post.id);
    }
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return;
  }
}
