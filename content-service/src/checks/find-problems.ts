import type { Core } from '@strapi/strapi';
import { checkPost } from 'post-rules/check-post';
import { withoutHiddenFields } from 'post-rules/fields-of-kind';
import type { Problem } from 'post-rules/problem';
import { loadContexts, loadDuplicateCandidates } from './load-context';
import type { StoredPost } from './load-posts';

/**
 * Checks one post, or a version of one as it would become public.
 * @returns errors first; empty if all is well
 */
export async function findProblems(strapi: Core.Strapi, post: StoredPost): Promise<Problem[]> {
  const candidates = await loadDuplicateCandidates(strapi, post);
  const contextOf = await loadContexts(strapi, [post], () => candidates);
  if (!('post' in post)) return checkPost(post, contextOf(post));
  const published = withoutHiddenFields(post, post.post_type, post.post?.post_type);
  // A version is no duplicate of its own post.
  return checkPost({ ...published, id: post.post?.id ?? null }, contextOf(post));
}
