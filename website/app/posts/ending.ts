import type { Messages } from '../i18n/messages/messages.ts';
import { isTimed } from '../kinds.ts';
import { hasExpired } from './checked/expired.ts';
import { eventStateOf } from './event-state.ts';
import type { PostSummary } from './post.ts';

/** Why a post is of the past: an offer that nobody has renewed, or an event that is over. */
export type Ending = 'expired' | 'past';

type EndingPost = Pick<PostSummary, 'kind' | 'start' | 'end' | 'expiresAt'>;

/** How a post has ended; null unless it has. */
export function endingOf(post: EndingPost, now: Date): Ending | null {
  const { kind, start, end } = post;
  if (hasExpired(post, now)) return 'expired';
  return isTimed(kind) && start && eventStateOf(start, end, now) === 'past' ? 'past' : null;
}

/** What is said of a post that has ended, as on its page; empty for others. */
export function endingText(
  ending: Ending | null,
  { checked, facts }: Pick<Messages, 'checked' | 'facts'>,
): string {
  if (ending === null) return '';
  return ending === 'expired' ? checked.expired.title : facts.eventState.past;
}
