import brand from '../brand.json' with { type: 'json' };
import { listParameters, singleParameters } from '../website/app/content/query.ts';

/** The calls that the website makes of posts: name, and path with query below the API's base. */
export function callsOf({ id, slug }: { id: number | string; slug: string }) {
  const list = (start: number) =>
    `posts?${listParameters({ kind: 'article', start }, brand.partnerField, true)}`;
  const bySlug = { 'filters[slug][$eq]': slug, 'filters[is_active]': 'true' };
  return {
    list: list(0),
    'by slug': `posts?${singleParameters(bySlug)}`,
    'by id': `posts/${id}?${singleParameters()}`,
  };
}
