/** Months after which posts of a kind are checked again, unless an editor sets it. Others never are. */
const MONTHS_BY_KIND: Readonly<Record<string, number>> = {
  Article: 12,
  Business: 6,
  Marketplace: 1,
};

interface WithInterval {
  check_every?: number | null;
}

/** What of a post, with its kind and category, decides when it is checked next. */
export interface CheckedPost extends WithInterval {
  createdAt: string | Date;
  checked_at?: string | Date | null;
  post_type?: (WithInterval & { name: string }) | null;
  post_category?: WithInterval | null;
}

/** Months between two checks: of the post itself, else of its category, else of its kind. 0 is never. */
export function checkIntervalOf({ check_every, post_category, post_type }: CheckedPost): number {
  return (
    check_every ??
    post_category?.check_every ??
    post_type?.check_every ??
    MONTHS_BY_KIND[post_type?.name ?? ''] ??
    0
  );
}

/** When a post should be checked next: that long after the last check, or after it was written. Null is never. */
export function checkDueAt(post: CheckedPost): Date | null {
  const months = checkIntervalOf(post);
  return months === 0 ? null : addMonths(new Date(post.checked_at ?? post.createdAt), months);
}

/** In UTC. A day that the month lacks becomes its last: 31 August and six months are 28 February. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
