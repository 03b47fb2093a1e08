import type { Post, PostPage } from '../posts/post.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';
import { idOfFormerSlug } from './former-slug.server.ts';
import { type ListRequest, readList } from './list.server.ts';
import { postById, postWhere } from './single.server.ts';

/** No post exceeds these; the service rejects a longer slug or a larger id as malformed. */
const MAX_SLUG_LENGTH = 255;
const MAX_ID = 2_147_483_647;

/**
 * Part of a list of posts. Unusable entries are dropped.
 * @throws ContentUnavailable
 */
export function listPosts(query: ListRequest): Promise<PostPage> {
  return readList(query);
}

/**
 * A page of a directory: posts of a kind with all that is known of their places, the oldest first.
 * @throws ContentUnavailable
 */
export function listDirectory(query: Omit<ListRequest, 'asDirectory'>): Promise<PostPage<Post>> {
  return readList({ ...query, asDirectory: true });
}

/**
 * One post: by id if the identifier is a number; else by slug, then by the slug in lower case, then
 * by a slug that it had before, then by the id that our own links put after a title.
 * @throws PostNotFound, ContentUnavailable
 */
export async function readPost(
  identifier: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Post> {
  if (isId(identifier)) return readById(identifier, signal);
  // Slugs may contain capitals, so the identifier is tried as it is first.
  for (const slug of new Set([identifier, identifier.toLowerCase()])) {
    if (slug.length > MAX_SLUG_LENGTH) throw new PostNotFound();
    const found = await postWhere({ slug }, signal);
    if (found) return found;
  }
  const formerId = await idOfFormerSlug(identifier, signal);
  if (formerId !== null) return readById(formerId, signal);
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
    // A plain v5 service looks up posts by document id only; a filter finds them by number.
    const post = await postWhere({ id }, signal);
    if (post) return post;
  }
  throw new PostNotFound();
}
