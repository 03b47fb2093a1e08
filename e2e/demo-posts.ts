import { type Kind, kindNames, kinds } from '../website/app/kinds.ts';
import { urls } from './visitor.ts';

/** A post of the demo content, as in the content service's public list. */
export type DemoPost = {
  id: number;
  kind: Kind;
  title: string | null;
  slug: string | null;
  createdAt: string;
};

/** All public posts of a kind, from the content service. */
export async function demoPosts(kind: Kind): Promise<DemoPost[]> {
  const query = new URLSearchParams({
    'filters[post_type][name]': kinds[kind].typeName,
    'pagination[limit]': '100',
  });
  const response = await fetch(`${urls.content()}/api/posts?${query}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data } = (await response.json()) as { data: Omit<DemoPost, 'kind'>[] };
  return data.map(({ id, title, slug, createdAt }) => ({ id, kind, title, slug, createdAt }));
}

/** One post with a slug of each kind. */
export async function onePostOfEachKind(): Promise<(DemoPost & { path: string })[]> {
  return Promise.all(
    kindNames.map(async (kind) => {
      const post = (await demoPosts(kind)).find(({ slug, title }) => slug && title);
      if (!post) throw new Error(`The demo content has no ${kind} with a slug.`);
      return { ...post, path: `/${kinds[kind].segment}/${encodeURIComponent(post.slug ?? '')}` };
    }),
  );
}
