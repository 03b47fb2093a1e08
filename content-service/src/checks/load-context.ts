import type { Core } from '@strapi/strapi';
import type { Context, TwinCandidate } from 'post-rules/post';
import { linkedPosts } from 'post-rules/text/linked-post';
import type { StoredPost } from './load-posts';

const POST = 'api::post.post';

/** As many other posts of a kind, community and city are looked at for twins, the newest first. */
const MAX_CANDIDATES = 500;

type ContextOf = (post: StoredPost) => Context;

/**
 * Loads what the rules need to know of other posts, in one statement for the links of all posts.
 * @param candidatesOf the posts that a post may be a twin of
 */
export async function loadContexts(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
  candidatesOf: (post: StoredPost) => readonly TwinCandidate[],
): Promise<ContextOf> {
  const targets = new Set(posts.flatMap(({ description }) => linkedPosts(description ?? '')));
  const existing = await findExisting(strapi, [...targets]);
  return (post) => ({
    postExists: (slugOrId) => existing.has(slugOrId),
    twinCandidates: candidatesOf(post),
  });
}

async function findExisting(strapi: Core.Strapi, targets: string[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  // Larger numbers are no ids; the database would refuse them.
  const ids = targets.filter((target) => /^\d{1,9}$/.test(target)).map(Number);
  const rows: { id: number; slug: string | null }[] = await strapi.db.query(POST).findMany({
    select: ['id', 'slug'],
    where: { $or: [{ slug: { $in: targets } }, { id: { $in: ids } }] },
  });
  return new Set(rows.flatMap(({ id, slug }) => [String(id), slug ?? '']));
}

/** The posts of the same kind, community and city as a post. */
export async function loadTwinCandidates(
  strapi: Core.Strapi,
  { post_type, nationality, city }: StoredPost,
): Promise<TwinCandidate[]> {
  if (!post_type || !nationality) return [];
  return strapi.db.query(POST).findMany({
    select: ['id', 'title'],
    where: { post_type: post_type.id, nationality: nationality.id, city: city?.id ?? null },
    orderBy: { id: 'desc' },
    limit: MAX_CANDIDATES,
  });
}
