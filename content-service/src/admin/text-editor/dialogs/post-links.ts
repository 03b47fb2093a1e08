import { segmentOf } from 'post-rules/kinds';

/** A post that a link can lead to. */
export type PostLink = { id: number; title: string; path: string };

/**
 * Posts of a response of `GET /api/search`, with the paths that the website has for them; it redirects
 * the number of a post without slug.
 */
export function postLinksOf(response: unknown): PostLink[] {
  const data = property(response, 'data');
  return (Array.isArray(data) ? data : []).flatMap((entry: unknown) => {
    // Strapi 4's shape has the fields one level down.
    const fields = property(entry, 'attributes') ?? entry;
    const type = property(fields, 'post_type');
    const typeName = property(property(property(type, 'data'), 'attributes') ?? type, 'name');
    const segment = segmentOf(String(typeName));
    const id = property(entry, 'id');
    const title = property(fields, 'title');
    const slug = property(fields, 'slug');
    if (!segment || typeof id !== 'number' || typeof title !== 'string') return [];
    const identifier = typeof slug === 'string' && !/^\d*$/.test(slug) ? slug : String(id);
    return [{ id, title, path: `/${segment}/${identifier}` }];
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
