import { type CardData, cardOf } from '../posts/card/card-data.server.ts';
import type { PostSummary } from '../posts/post.ts';
import { isTrueUntil } from '../request-context.server.ts';

/**
 * The cards of posts, as they are now. The page is not served from the cache any longer once one of
 * the places has opened or closed.
 */
export function cardsOf(posts: readonly PostSummary[]): CardData[] {
  const now = new Date();
  const cards = posts.map((post) => cardOf(post, now));
  for (const { openState } of cards) if (openState?.changesAt) isTrueUntil(openState.changesAt);
  return cards;
}
