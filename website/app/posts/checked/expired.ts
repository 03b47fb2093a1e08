import type { Information, Post, PostSummary } from '../post.ts';

/** Whether a post has ended because nobody has checked it. */
export function hasExpired({ expiresAt }: Pick<PostSummary, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Nobody should write about an offer that has ended: without the ways to contact who made it. */
export function withoutContactOnceExpired(post: Post, now: Date): Post {
  if (!post.information || !hasExpired(post, now)) return post;
  return { ...post, information: { ...post.information, ...noContact } };
}

const noContact = {
  phone: null,
  whatsapp: null,
  email: null,
  website: null,
} satisfies Partial<Information>;
