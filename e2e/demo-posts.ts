import { type Kind, kindNames, kinds } from '../website/app/kinds.ts';
import { contentCodesOf, type LanguageCode } from '../website/app/languages.ts';
import { urls } from './visitor.ts';

/** A post of the demo content, as in the content service's public list. */
export type DemoPost = {
  id: number;
  kind: Kind;
  title: string | null;
  slug: string | null;
  createdAt: string;
  /** Of what happens at a time: ISO 8601. */
  start: string | null;
  end: string | null;
  /** Posts that say the same in different languages have the same. */
  translation_group: string | null;
};

/**
 * The public posts of a kind, from the content service.
 * @param language of the page that lists them, which shows one of several translations; all by default
 */
export async function demoPosts(kind: Kind, language?: LanguageCode): Promise<DemoPost[]> {
  const query = new URLSearchParams({
    'filters[post_type][name]': kinds[kind].typeName,
    'pagination[limit]': '100',
    ...(language && { preferLanguage: contentCodesOf(language).join(',') }),
  });
  const response = await fetch(`${urls.content()}/api/posts?${query}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data } = (await response.json()) as { data: Omit<DemoPost, 'kind'>[] };
  return data.map(({ id, title, slug, createdAt, start, end, translation_group }) => ({
    id,
    kind,
    title,
    slug,
    createdAt,
    start,
    end,
    translation_group,
  }));
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
