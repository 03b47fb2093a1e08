import type { PostSummary } from '../post.ts';

/**
 * What a page says of the last check of its post: when it was, or, once the next one is due, since when
 * there was none. Null for a post that has never been checked and need not be.
 */
export function checkStateOf(
  { createdAt, checkedAt, checkDueAt }: Pick<PostSummary, 'createdAt' | 'checkedAt' | 'checkDueAt'>,
  now: Date,
): { date: Date; isOverdue: boolean } | null {
  const isOverdue = checkDueAt !== null && checkDueAt <= now;
  if (isOverdue) return { date: checkedAt ?? createdAt, isOverdue };
  return checkedAt && { date: checkedAt, isOverdue };
}
