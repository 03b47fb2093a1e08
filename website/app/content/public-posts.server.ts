import { z } from 'zod';
import type { Addressed } from '../addresses/links.ts';
import { kindOfTypeName } from '../kinds.ts';
import { log } from '../log.server.ts';
import { call } from './call.server.ts';
import { flatten } from './flatten.ts';
import { check, inDialect } from './posts.server.ts';
import { listSchema } from './schema.ts';

/** What is known of a post without reading it: its address, and when it last changed. */
export type PublicPost = Addressed & { changedAt: Date };

/** Posts that the content service gives at most at once. */
const AT_ONCE = 100;

/** Posts that are listed at most: a bound to what one reading costs. */
const LIMIT = 100_000;

const entrySchema = z.object({
  id: z.number().int(),
  title: z.string().trim().nullish(),
  slug: z.string().trim().nullish(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date().nullish().catch(null),
  post_type: z.object({ name: z.string() }),
});

/**
 * All public posts, by id. Read 100 at a time, one call after the other.
 * @throws ContentUnavailable
 */
export async function readPublicPosts(): Promise<PublicPost[]> {
  // By id, as a post that comes in between shifts the stretches: it must not be there twice.
  const posts = new Map<number, PublicPost>();
  let start = 0;
  let total = Number.POSITIVE_INFINITY;
  while (start < Math.min(total, LIMIT)) {
    const from = start;
    const answer = await inDialect((all) => call('posts', parameters(from, all)));
    const { data, meta } = check(listSchema, answer);
    if (data.length === 0) break;
    for (const entry of data) {
      const post = toPublicPost(flatten(entry));
      if (post) posts.set(post.id, post);
    }
    start += data.length;
    total = meta?.pagination.total ?? total;
  }
  if (start >= LIMIT) log.warn({ listed: start }, 'there may be more public posts than are listed');
  return [...posts.values()];
}

function parameters(start: number, extended: boolean): URLSearchParams {
  return new URLSearchParams([
    ['filters[is_active]', 'true'],
    ['sort[0]', 'id:asc'],
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(AT_ONCE)],
    ...['title', 'slug', 'createdAt', ...(extended ? ['updatedAt'] : [])].map((field, at) => [
      `fields[${at}]`,
      field,
    ]),
    ['populate[post_type][fields][0]', 'name'],
  ]);
}

function toPublicPost(entry: unknown): PublicPost | null {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) return null;
  const { id, title, slug, createdAt, updatedAt, post_type } = parsed.data;
  const kind = kindOfTypeName(post_type.name);
  if (!kind) return null;
  return { id, kind, title: title || null, slug: slug || null, changedAt: updatedAt ?? createdAt };
}
