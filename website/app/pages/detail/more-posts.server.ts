import { listPosts } from '../../content/posts.server.ts';
import { isTimed } from '../../kinds.ts';
import { logFailure } from '../../log.server.ts';
import { type CardData, cardOf } from '../../posts/card/card-data.server.ts';
import type { Post } from '../../posts/post.ts';

/** Posts shown below a post. */
const MAX_POSTS = 4;

/**
 * Further posts of the same kind; of meetings those still to come. Neither the post itself nor the
 * one it goes with is among them. The page does without them: none where they cannot be read.
 */
export async function readMorePosts(
  { id, kind, related }: Post,
  signal: AbortSignal,
): Promise<CardData[]> {
  try {
    const { posts } = await listPosts({
      kind,
      excludedId: id,
      // One in reserve for the related post, which stands on the page already.
      limit: MAX_POSTS + 1,
      upcoming: isTimed(kind),
      signal,
    });
    return posts
      .filter((post) => post.id !== related?.id)
      .slice(0, MAX_POSTS)
      .map(cardOf);
  } catch (error) {
    logFailure(`reading more of ${kind}`, error);
    return [];
  }
}
