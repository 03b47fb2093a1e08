import { type Kind, kindNames, kinds } from '../website/app/kinds.ts';
import { urls } from './visitor.ts';

/** A post of the demo content, as in the content service's public list. */
export type DemoPost = {
  id: number;
  kind: Kind;
  title: string | null;
  slug: string | null;
  createdAt: string;
  /** Posts that say the same in different languages have the same. */
  translation_group: string | null;
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
  return data.map(({ id, title, slug, createdAt, translation_group }) => ({
    id,
    kind,
    title,
    slug,
    createdAt,
    translation_group,
  }));
}

/** The posts of a list that shows one translation of each group. */
export function withoutTranslations(posts: readonly DemoPost[]): DemoPost[] {
  const groups = Map.groupBy(posts, ({ id, translation_group }) => translation_group ?? id);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

/** One post with a slug of each kind, in one language only. */
export async function onePostOfEachKind(): Promise<(DemoPost & { path: string })[]> {
  return Promise.all(
    kindNames.map(async (kind) => {
      const post = (await demoPosts(kind)).find(
        ({ slug, title, translation_group }) => slug && title && translation_group === null,
      );
      if (!post) throw new Error(`The demo content has no ${kind} with a slug.`);
      return { ...post, path: `/${kinds[kind].segment}/${encodeURIComponent(post.slug ?? '')}` };
    }),
  );
}
