import type { Post, PostPage, PostSummary } from '../posts/post.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';
import { type ListRequest, readList } from './list.server.ts';
import { postById, postWhere } from './single.server.ts';

/** What no post has is not asked for: the service refuses a longer slug or larger id as malformed. */
const MAX_SLUG_LENGTH = 255;
const MAX_ID = 2_147_483_647;

/**
 * A stretch of a list of posts. An entry that cannot be used costs itself, not the page.
 * @throws ContentUnavailable
 */
export function listPosts(query: ListRequest): Promise<PostPage> {
  return readList(query);
}

/**
 * A stretch of a list of posts together with what is known of their opening hours.
 * @throws ContentUnavailable
 */
export function listPostsWithHours(
  query: ListRequest,
): Promise<PostPage<PostSummary & Pick<Post, 'information'>>> {
  return readList({ ...query, includeOpeningHours: true });
}

/**
 * One post: by id where the identifier is a number, else by slug, in lower case where it is not
 * found as given, else by the id that our own links put behind a title.
 * @throws PostNotFound, ContentUnavailable
 */
export async function readPost(
  identifier: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Post> {
  if (isId(identifier)) return readById(identifier, signal);
  // Slugs may hold capitals, so the identifier counts as it is before it counts in lower case.
  for (const slug of new Set([identifier, identifier.toLowerCase()])) {
    if (slug.length > MAX_SLUG_LENGTH) throw new PostNotFound();
    const found = await postWhere({ slug }, signal);
    if (found) return found;
  }
  const id = /-(\d+)$/.exec(identifier)?.[1];
  if (!id || !isId(id)) throw new PostNotFound();
  return readById(id, signal);
}

function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
}

async function readById(id: string, signal: AbortSignal | undefined): Promise<Post> {
  try {
    const post = await postById(id, signal);
    if (post) return post;
  } catch (error) {
    if (!(error instanceof ContentUnavailable) || error.status !== 404) throw error;
    // A plain v5 service looks posts up by document id only; a filter finds them by number.
    const post = await postWhere({ id }, signal);
    if (post) return post;
  }
  throw new PostNotFound();
}
