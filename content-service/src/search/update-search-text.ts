import type { Core } from '@strapi/strapi';
import { updatePostsOnSave } from '../update-posts-on-save';
import { searchTextOf } from './search-text';

const POST = 'api::post.post';
const BATCH_SIZE = 200;

/** Types whose name is part of the search text of posts, and the field that refers to them. */
const REFERRING_FIELDS = {
  'api::post-category.post-category': 'post_category',
  'api::city.city': 'city',
  'api::area.area': 'area',
};

/**
 * Updates the search text in the same transaction whenever a post is saved, or a category, city or
 * area that posts refer to.
 */
export function updateSearchTextOnSave(strapi: Core.Strapi): void {
  updatePostsOnSave(strapi, REFERRING_FIELDS, (where) => rebuildSearchTexts(strapi, where));
}

/** Rebuilds the search text of the posts that match a condition from the database. */
export async function rebuildSearchTexts(strapi: Core.Strapi, where: object): Promise<void> {
  for (let lastId = 0; ; ) {
    const posts = await strapi.db.query(POST).findMany({
      select: ['id', 'title', 'description'],
      where: { $and: [where, { id: { $gt: lastId } }] },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
      populate: { information: true, post_category: true, city: true, area: true },
    });
    for (const post of posts) {
      // Without the document service: this is not an edit and must not change updatedAt.
      await strapi.db
        .queryBuilder(POST)
        .where({ id: post.id })
        .update({ search_text: searchTextOf(post) })
        .execute();
    }
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return;
  }
}
