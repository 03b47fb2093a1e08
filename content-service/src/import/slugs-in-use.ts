import type { Core } from '@strapi/strapi';
import { OPEN_STATES } from '../open-states';
import { POST, VERSION } from '../versions/version';

/** Those of some addresses that a post has, or a new post that is being written. */
export async function slugsInUse(
  strapi: Core.Strapi,
  slugs: readonly unknown[],
): Promise<ReadonlySet<string>> {
  const wanted = slugs.filter((slug) => typeof slug === 'string');
  if (wanted.length === 0) return new Set();
  const slug = { $in: wanted };
  const open = { post_document_id: null, state: { $in: [...OPEN_STATES] } };
  const rows: { slug: string }[] = [
    ...(await strapi.db.query(POST).findMany({ select: ['slug'], where: { slug } })),
    ...(await strapi.db.query(VERSION).findMany({ select: ['slug'], where: { slug, ...open } })),
  ];
  return new Set(rows.map((row) => row.slug));
}
