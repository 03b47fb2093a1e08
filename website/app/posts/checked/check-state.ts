import type { PostSummary } from '../post.ts';

type CheckedPost = Pick<PostSummary, 'createdAt' | 'checkedAt' | 'checkDueAt' | 'confirmedAt'>;

type CheckState = {
  date: Date;
  isOverdue: boolean;
  /** Whether the last check was that of the business or organiser itself. */
  isByBusiness: boolean;
};

/**
 * What a page says of the last check of its post: when it was and whether the business made it, or,
 * once the next one is due, since when there was none. Null for a post that has never been checked and need not be.
 */
export function checkStateOf(
  { createdAt, checkedAt, checkDueAt, confirmedAt }: CheckedPost,
  now: Date,
): CheckState | null {
  const isOverdue = checkDueAt !== null && checkDueAt <= now;
  if (isOverdue) return { date: checkedAt ?? createdAt, isOverdue, isByBusiness: false };
  // An editor may have checked it since.
  const isByBusiness = confirmedAt !== null && checkedAt !== null && confirmedAt >= checkedAt;
  return checkedAt && { date: checkedAt, isOverdue, isByBusiness };
}
