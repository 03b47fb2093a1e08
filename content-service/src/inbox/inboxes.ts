import { CONTACT_MESSAGE } from '../contact-messages/message-mailing';
import { REPORT } from '../feedback/report';

/** What readers send and editors settle: reports of posts, and messages. */
export type InboxId = 'reports' | 'messages';

export const PROGRESS = ['new', 'in-work', 'done'] as const;
export type Progress = (typeof PROGRESS)[number];

interface Inbox {
  uid: typeof REPORT | typeof CONTACT_MESSAGE;
  /** The field that says how far it is; `state` of a message is that of its mail. */
  progress: 'state' | 'progress';
}

export const INBOXES: Readonly<Record<InboxId, Inbox>> = {
  reports: { uid: REPORT, progress: 'state' },
  messages: { uid: CONTACT_MESSAGE, progress: 'progress' },
};

/** A message or a report, as far as editors settle it. Times are ISO dates. */
export interface InboxEntry {
  id: number;
  documentId: string;
  createdAt: string;
  email: string | null;
  language: string | null;
  assignee: { id: number } | null;
  assignee_name: string | null;
  answered_at: string | null;
  done_at: string | null;
  /** Of reports: the title of the post. */
  title?: string;
  /** Of reports: what the reader wrote. */
  words?: string | null;
  /** Of reports. */
  state?: string;
  /** Of messages. */
  subject?: string;
  /** Of messages. */
  message?: string;
  /** Of messages; null if it is older than this field. */
  progress?: Progress | null;
}
