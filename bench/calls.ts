import brand from '../brand.json' with { type: 'json' };
import { activeCondition } from '../website/app/content/conditions.ts';
import { type Pairs, searchParamsOf } from '../website/app/content/parameters.ts';
import { type ListQuery, listPlan, singlePostPairs } from '../website/app/content/query.ts';

/** The call that the website makes of a list: path with query below the API's base. */
export function listCall(query: ListQuery): string {
  const { partnerField } = brand;
  const { pairs } = listPlan(query, { partnerField, isRejected: () => false, now: new Date() });
  return `posts?${searchParamsOf(pairs)}`;
}

/** The calls that the website makes of posts: name, and path with query below the API's base. */
export function postCallsOf({ id, slug }: { id: number | string; slug: string }) {
  const bySlug: Pairs = [['filters[slug][$eq]', slug], ...activeCondition.filters];
  return {
    list: listCall({ kind: 'article' }),
    'by slug': `posts?${searchParamsOf(singlePostPairs(bySlug))}`,
    'by id': `posts/${id}?${searchParamsOf(singlePostPairs())}`,
  };
}
