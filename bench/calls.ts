import brand from '../brand.json' with { type: 'json' };
import { isActive } from '../website/app/content/conditions.ts';
import { type Pairs, searchOf } from '../website/app/content/parameters.ts';
import { type ListQuery, listPlan, singlePairs } from '../website/app/content/query.ts';

/** The call that the website makes of a list: path with query below the API's base. */
export function listCall(query: ListQuery): string {
  const { partnerField } = brand;
  const { pairs } = listPlan(query, { partnerField, isRejected: () => false, now: new Date() });
  return `posts?${searchOf(pairs)}`;
}

/** The calls that the website makes of posts: name, and path with query below the API's base. */
export function callsOf({ id, slug }: { id: number | string; slug: string }) {
  const bySlug: Pairs = [['filters[slug][$eq]', slug], ...isActive.filters];
  return {
    list: listCall({ kind: 'article' }),
    'by slug': `posts?${searchOf(singlePairs(bySlug))}`,
    'by id': `posts/${id}?${searchOf(singlePairs())}`,
  };
}
