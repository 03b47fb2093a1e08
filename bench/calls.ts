import brand from '../brand.json' with { type: 'json' };
import { type ListQuery, listParameters, singleParameters } from '../website/app/content/query.ts';

/** The call that the website makes of a list: path with query below the API's base. */
export const listCall = (query: ListQuery) =>
  `posts?${listParameters(query, brand.partnerField, true)}`;

/** The calls that the website makes of posts: name, and path with query below the API's base. */
export function callsOf({ id, slug }: { id: number | string; slug: string }) {
  const bySlug = { 'filters[slug][$eq]': slug, 'filters[is_active]': 'true' };
  return {
    list: listCall({ kind: 'article' }),
    'by slug': `posts?${singleParameters(bySlug)}`,
    'by id': `posts/${id}?${singleParameters()}`,
  };
}
