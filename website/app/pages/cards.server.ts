import { type CardData, cardOf } from '../posts/card/card-data.server.ts';
import { stateChangeAfter } from '../posts/event-state.ts';
import type { PostSummary } from '../posts/post.ts';
import { isTrueUntil } from '../request-context.server.ts';

/**
 * The cards of posts, as they are now. The page is not served from the cache any longer once one of
 * the places has opened or closed, or one of the events has begun or ended.
 */
export function cardsOf(posts: readonly PostSummary[]): CardData[] {
  const now = new Date();
  const cards = posts.map((post) => cardOf(post, now));
  for (const { openState, start, end } of cards) {
    const changes = [openState?.changesAt, start && stateChangeAfter(start, end, now)];
    for (const change of changes) if (change) isTrueUntil(change);
  }
  return cards;
}
