import { excerptOf } from '../excerpt.server.ts';
import type { PostSummary } from '../post.ts';

/** What a card shows of a post: an excerpt in place of the description. */
export type CardData = Omit<PostSummary, 'description'> & { excerpt: string };

/** The data of a post's card. */
export function cardOf({ description, ...post }: PostSummary): CardData {
  return { ...post, excerpt: excerptOf(description) };
}
