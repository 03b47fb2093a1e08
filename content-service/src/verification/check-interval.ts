import { kindNames, kindRow } from 'post-rules/kinds';
import { DAY_MS } from '../utc-day';

/** How posts of a kind are kept true. */
interface KindRule {
  /** Months after which they are checked again, unless an editor sets it. */
  months: number;
  /** Days after the last check, or after they were written, that they end. */
  endsAfterDays?: number;
}

/** Posts of other kinds are never checked. */
const RULES: Readonly<Record<string, KindRule>> = {
  Article: { months: 12 },
  Business: { months: 6 },
  Marketplace: { months: 1, endsAfterDays: 60 },
};

/** The kinds whose place in lists changes with time. */
export const KINDS_LISTED_LAST: readonly string[] = kindNames.filter(
  (name) => kindRow({ name }).whenUnchecked !== 'stays',
);

interface WithInterval {
  check_every?: number | null;
}

/** What of a post, with its kind and category, decides when it is checked next. */
export interface CheckedPost extends WithInterval {
  createdAt: string | Date;
  checked_at?: string | Date | null;
  /** When so many readers had reported it that an editor should look at once. */
  reported_at?: string | Date | null;
  post_type?: (WithInterval & { name: string }) | null;
  post_category?: WithInterval | null;
}

/** Months between two checks: of the post itself, else of its category, else of its kind. 0 is never. */
export function checkIntervalOf({ check_every, post_category, post_type }: CheckedPost): number {
  return (
    check_every ??
    post_category?.check_every ??
    post_type?.check_every ??
    RULES[post_type?.name ?? '']?.months ??
    0
  );
}

/** What follows from the last check of a post. */
export interface CheckDates {
  /**
   * When it should be checked next: that long after the last check, or after it was written, or when
   * readers reported it. Null is never.
   */
  due: Date | null;
  /** When it ends unless it is checked before; never before the check is due. Null is never. */
  expires: Date | null;
}

/** The dates of a post. One that is never checked does not end either. */
export function checkDatesOf(post: CheckedPost): CheckDates {
  const months = checkIntervalOf(post);
  const reported = reportedAt(post);
  if (months === 0) return { due: reported, expires: null };
  const since = new Date(post.checked_at ?? post.createdAt);
  const regular = addMonths(since, months);
  const due = reported && reported < regular ? reported : regular;
  const days = RULES[post.post_type?.name ?? '']?.endsAfterDays;
  if (days === undefined) return { due, expires: null };
  return { due, expires: new Date(Math.max(since.getTime() + days * DAY_MS, regular.getTime())) };
}

/** When it was reported, unless it has been checked since. */
function reportedAt({ reported_at, checked_at }: CheckedPost): Date | null {
  if (!reported_at) return null;
  const reported = new Date(reported_at);
  return checked_at && reported <= new Date(checked_at) ? null : reported;
}

/** Whether lists show a post after all others: it has ended, or it may no longer be true. */
export function isListedLast(
  { post_type }: CheckedPost,
  { due, expires }: CheckDates,
  now: Date,
): boolean {
  const isDue = kindRow(post_type ?? null).whenUnchecked === 'sinks' && due && due <= now;
  return Boolean(isDue || (expires && expires <= now));
}

/** In UTC. A day that the month lacks becomes its last: 31 August and six months are 28 February. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
