/** Mails that asked whether a post is still right: one row for each. */
export const CONFIRMATION = 'api::confirmation.confirmation';

/** What a business can answer. */
export const ANSWERS = ['right', 'change', 'closed'] as const;

export type Answer = (typeof ANSWERS)[number];

/** Kinds of post whose business or organiser is asked. */
export const ASKED_KINDS: readonly string[] = ['Business', 'Event', 'Activity'];

/** For so many days the links of a mail work. */
export const CODE_LIFETIME_DAYS = 30;

/** Who has not answered is asked once more, so many days later. */
export const REMINDER_AFTER_DAYS = 14;

/** Mails for one check of a post. */
export const MAX_MAILS = 2;

/** `checked_by` of a post that its business has found to be right; the panel translates it. */
export const BY_BUSINESS = 'confirmed by the business';

/** Notes of versions that businesses have sent begin with this; the panel translates it. */
export const NOTE_PREFIX = 'business: ';

/** A stored request. Times are ISO dates. */
export interface ConfirmationRequest {
  id: number;
  post_document_id: string;
  /** Fingerprint of the address that it was sent to. */
  address: string;
  asked_at: string;
  answered_at: string | null;
}
