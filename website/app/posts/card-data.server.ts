import type { CardData } from './card/card-data.ts';
import { excerptOf } from './excerpt.server.ts';
import type { PostSummary } from './post.ts';

/** What a card needs of a post: all but the description, whose first words it shows. */
export function cardOf({ description, ...post }: PostSummary): CardData {
  return { ...post, excerpt: excerptOf(description) };
}
