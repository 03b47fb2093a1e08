import type { Core } from '@strapi/strapi';
import type { DuplicateCandidate } from 'post-rules/post';
import { loadDuplicateCandidates as loadPostsLike } from '../checks/load-context';
import type { StoredPost } from '../checks/load-posts';
import { OPEN_STATES } from '../open-states';
import { VERSION } from '../versions/version';

/**
 * Loads what the posts of a table may be duplicates of: posts, and versions of posts that are not public
 * yet, such as those of an earlier import of the same table.
 * @returns the same list for posts of the same kind, community and city, which may be added to
 */
export async function loadDuplicateCandidates(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
): Promise<(post: StoredPost) => DuplicateCandidate[]> {
  const lists = new Map<string, DuplicateCandidate[]>();
  for (const post of posts) {
    const key = keyOf(post);
    if (lists.has(key)) continue;
    lists.set(key, [...(await loadPostsLike(strapi, post)), ...(await loadNew(strapi, post))]);
  }
  return (post) => lists.get(keyOf(post)) ?? [];
}

function keyOf({ post_type, nationality, city }: StoredPost): string {
  return [post_type, nationality, city].map((entry) => entry?.id ?? '').join(' ');
}

async function loadNew(
  strapi: Core.Strapi,
  { post_type, nationality, city }: StoredPost,
): Promise<DuplicateCandidate[]> {
  if (!post_type || !nationality) return [];
  return strapi.db.query(VERSION).findMany({
    select: ['id', 'title'],
    where: {
      post_document_id: null,
      state: { $in: [...OPEN_STATES] },
      post_type: post_type.id,
      nationality: nationality.id,
      city: city?.id ?? null,
    },
  });
}
