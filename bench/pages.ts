import { z } from 'zod';
import { kinds } from '../website/app/kinds.ts';

const articleSchema = z.object({ id: z.number(), documentId: z.string(), slug: z.string() });

const responseSchema = z.object({ data: z.array(articleSchema).min(1) });

/** The post that all measurements use; its page shows a large picture. */
export async function articleOf(contentUrl: string): Promise<z.infer<typeof articleSchema>> {
  const query = new URLSearchParams({
    'filters[post_type][name]': kinds.article.typeName,
    'filters[slug][$notNull]': 'true',
    'pagination[limit]': '1',
    sort: 'id:asc',
  });
  const response = await fetch(`${contentUrl}/api/posts?${query}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const [first] = responseSchema.parse(await response.json()).data;
  if (!first) throw new Error('The content service has no article.');
  return first;
}

/** The measured pages: name and path. */
export async function pagesOf(contentUrl: string): Promise<Record<string, string>> {
  const { segment } = kinds.article;
  const { slug } = await articleOf(contentUrl);
  return { home: '/', list: `/${segment}`, detail: `/${segment}/${slug}` };
}
