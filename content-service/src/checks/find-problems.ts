import type { Core } from '@strapi/strapi';
import { checkPost } from 'post-rules/check-post';
import type { Problem } from 'post-rules/problem';
import { loadContexts, loadTwinCandidates } from './load-context';
import type { StoredPost } from './load-posts';

/**
 * Checks one post, or a version of one.
 * @returns errors first; empty if all is well
 */
export async function findProblems(strapi: Core.Strapi, post: StoredPost): Promise<Problem[]> {
  const candidates = await loadTwinCandidates(strapi, post);
  const contextOf = await loadContexts(strapi, [post], () => candidates);
  // A version is no twin of its own post.
  return checkPost(
    { ...post, id: 'post' in post ? (post.post?.id ?? null) : post.id },
    contextOf(post),
  );
}
