import { DAY_MS } from '../utc-day';
import { type ConfirmationRequest, MAX_MAILS, REMINDER_AFTER_DAYS } from './request';

/** What of a post decides whether its business is asked. Times are ISO dates. */
export interface AskablePost {
  createdAt: string;
  checked_at: string | null;
  check_due_at: string | null;
  reported_at: string | null;
  contact_hidden_at: string | null;
  is_active: boolean;
  start: string | null;
  end: string | null;
}

/**
 * Which mail about a post is due now: the first, the reminder, or none. One is due once the check is,
 * and at most two are sent for it. What readers have reported is for an editor to check, and nobody is
 * asked about an event that is over.
 * @param requests all that were sent about the post
 */
export function mailDue(
  post: AskablePost,
  requests: readonly Pick<ConfirmationRequest, 'asked_at' | 'answered_at'>[],
  now: Date,
): 'first' | 'reminder' | null {
  if (!post.is_active || !isBefore(post.check_due_at, now) || isReported(post)) return null;
  if (isBefore(post.end ?? post.start, now)) return null;
  const since = new Date(post.checked_at ?? post.createdAt);
  const ofThisCheck = requests.filter(({ asked_at }) => new Date(asked_at) > since);
  const [last] = ofThisCheck.toSorted((one, other) => (one.asked_at < other.asked_at ? 1 : -1));
  if (!last) return 'first';
  if (ofThisCheck.some(({ answered_at }) => answered_at)) return null;
  const isTime = now.getTime() - new Date(last.asked_at).getTime() >= REMINDER_AFTER_DAYS * DAY_MS;
  return isTime && ofThisCheck.length < MAX_MAILS ? 'reminder' : null;
}

/** Whether readers have reported a post, and no editor has checked it since. */
export function isReported({
  checked_at,
  reported_at,
  contact_hidden_at,
}: Pick<AskablePost, 'checked_at' | 'reported_at' | 'contact_hidden_at'>): boolean {
  if (contact_hidden_at) return true;
  return reported_at !== null && (!checked_at || new Date(reported_at) > new Date(checked_at));
}

const isBefore = (time: string | null, now: Date) => time !== null && new Date(time) <= now;
