import type { Core } from '@strapi/strapi';
import { selectIn } from '../database/rows';
import type { StoredPost } from './load-posts';

/** Of fewer prices, the middle one says little. */
const MIN_PRICES = 8;

interface PriceRow {
  id: number;
  category: number;
  currency: string;
  price: number;
}

/**
 * Loads what things of the categories of some posts usually cost, in one statement, and in none if no
 * post has a price.
 * @returns the median of the other posts of the category in the same currency; null if there are too
 * few
 */
export async function loadUsualPrices(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
): Promise<(post: StoredPost) => number | null> {
  const priced = posts.filter(({ price }) => price);
  const categories = [...new Set(priced.flatMap(({ post_category }) => post_category?.id ?? []))];
  const rows = await loadPrices(strapi, categories);
  const byGroup = Map.groupBy(rows, ({ category, currency }) => `${category} ${currency}`);
  return (post) => {
    const group = byGroup.get(`${post.post_category?.id} ${post.currency}`) ?? [];
    const ownId = 'post' in post ? post.post?.id : post.id;
    const others = group.filter(({ id }) => id !== ownId);
    if (others.length < MIN_PRICES) return null;
    return others[Math.floor(others.length / 2)]?.price ?? null;
  };
}

/** The cheapest first. The check also runs while a version is made public: within its transaction. */
async function loadPrices(strapi: Core.Strapi, categories: number[]): Promise<PriceRow[]> {
  if (categories.length === 0) return [];
  const rows = await strapi.db.transaction(async ({ trx }) =>
    selectIn<PriceRow>(
      trx,
      (list) =>
        `select id, post_category_id as "category", currency, price from posts
         where post_category_id in ${list} and is_active and price > 0 and currency is not null
         order by price, id`,
      categories,
    ),
  );
  return rows;
}
