import type { PostSummary } from '../post.ts';

/** What a card needs of a post: the first words of the description in place of all of it. */
export type CardData = Omit<PostSummary, 'description'> & { excerpt: string };
