import { data } from 'react-router';
import { postPath } from '../../addresses/links.ts';
import { ContentUnavailable, PostNotFound } from '../../content/errors.ts';
import { readPost } from '../../content/posts.server.ts';
import { readBesideForm } from '../../content/read-beside-form.server.ts';
import type { ContentLanguage } from '../../posts/post.ts';

/** The post that a reader says something of. */
export type ReportedPost = {
  id: number;
  title: string | null;
  /** Without language prefix; null if nothing but the number is known. */
  path: string | null;
  contentLanguage: ContentLanguage | null;
};

/**
 * The post that the parameter `post` names by its number.
 * @throws a 404 response if there is none, 503 if the content service is unavailable
 */
export async function reportedPostOf(request: Request): Promise<ReportedPost> {
  const id = new URL(request.url).searchParams.get('post') ?? '';
  if (!/^\d+$/.test(id)) throw data(null, { status: 404 });
  const post = await readBesideForm(request, () => readPost(id, { signal: request.signal }));
  if (!post) return { id: Number(id), title: null, path: null, contentLanguage: null };
  const { title, contentLanguage } = post;
  return { id: post.id, title, path: postPath(post), contentLanguage };
}

/**
 * Sends what a reader says of a post. The page with the form may be older than the deletion of its post.
 * @throws a 404 response if the post is gone; what `send` throws
 */
export async function sendAboutPost(post: number, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    // A service that lacks the call has the same status.
    const isMissing = error instanceof ContentUnavailable && error.status === 404;
    if (isMissing && (await isGone(post))) throw data(null, { status: 404 });
    throw error;
  }
}

const isGone = (post: number) =>
  readPost(String(post)).then(
    () => false,
    (error) => error instanceof PostNotFound,
  );
