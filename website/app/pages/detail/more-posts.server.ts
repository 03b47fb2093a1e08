import { listPosts } from '../../content/posts.server.ts';
import { isTimed } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { logFailure } from '../../log.server.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import type { Post } from '../../posts/post.ts';
import { cardsOf } from '../cards.server.ts';

/** Maximum number of posts shown below a post. */
const MAX_POSTS = 4;

/**
 * Further posts of the same kind (of a timed kind only upcoming ones), without the post itself, its
 * translations and its related post. They are optional: empty if they cannot be read.
 */
export async function readMorePosts(
  { id, kind, related, translation }: Post,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<CardData[]> {
  const shown = new Set([related?.id, ...translation.translations.map((post) => post.id)]);
  try {
    const { posts } = await listPosts({
      kind,
      excludedId: id,
      language,
      // Two more, in case the related post and a translation are among them.
      limit: MAX_POSTS + 2,
      upcoming: isTimed(kind),
      signal,
    });
    return cardsOf(posts.filter((post) => !shown.has(post.id)).slice(0, MAX_POSTS));
  } catch (error) {
    logFailure(`reading more posts of kind ${kind}`, error);
    return [];
  }
}
