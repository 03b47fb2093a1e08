import brand from '../brand.json' with { type: 'json' };
import { activeCondition } from '../website/app/content/conditions.ts';
import { type Pairs, searchParamsOf } from '../website/app/content/parameters.ts';
import { type ListQuery, listPlan, singlePostPairs } from '../website/app/content/query.ts';

/** The call of the website for a list: path and query relative to the API. */
export function listCall(query: ListQuery): string {
  const { partnerField } = brand;
  const { pairs } = listPlan(query, { partnerField, isRejected: () => false, now: new Date() });
  return `posts?${searchParamsOf(pairs)}`;
}

/** The calls of the website for posts: name, and path and query relative to the API. */
export function postCallsOf({ id, slug }: { id: number | string; slug: string }) {
  const bySlug: Pairs = [['filters[slug][$eq]', slug], ...activeCondition.filters];
  return {
    list: listCall({ kind: 'article' }),
    'by slug': `posts?${searchParamsOf(singlePostPairs(bySlug))}`,
    'by id': `posts/${id}?${searchParamsOf(singlePostPairs())}`,
  };
}
