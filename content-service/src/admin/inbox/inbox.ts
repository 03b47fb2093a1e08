/** What readers send and editors settle, as `src/inbox/inboxes.ts` names it. */
export type InboxId = 'reports' | 'messages';

const TYPES: Readonly<Record<InboxId, string>> = {
  reports: 'api::report.report',
  messages: 'api::contact-message.contact-message',
};

/** The inbox of a type; undefined for other types. */
export function inboxOf(model: string): InboxId | undefined {
  if (model === TYPES.reports) return 'reports';
  return model === TYPES.messages ? 'messages' : undefined;
}

/** The right to settle and answer. One list each: the hook that checks them compares lists. */
export const SETTLE = {
  reports: [{ action: 'plugin::content-manager.explorer.update', subject: TYPES.reports }],
  messages: [{ action: 'plugin::content-manager.explorer.update', subject: TYPES.messages }],
};

/** Address of the form of a message or a report. */
export function inboxAddress(inbox: InboxId, documentId: string): string {
  return `/content-manager/collection-types/${TYPES[inbox]}/${documentId}`;
}

/** A message or a report, as `src/inbox/describe-entry.ts` describes it. Times are ISO dates. */
export interface InboxEntry {
  documentId: string;
  progress: string;
  /** Of reports. */
  reason: string | null;
  language: string | null;
  /** Of messages: who wrote it. */
  name: string | null;
  /** Of reports: the title of the post. */
  title: string | null;
  /** Name of the user who has it. */
  assignee: string | null;
  /** Whether the user who reads it has it. */
  isOwn: boolean;
  isAnswerable: boolean;
  answer: string | null;
  answeredAt: string | null;
}

/** What the parts beside the form are given. */
export interface EntryProps {
  inbox: InboxId;
  entry: InboxEntry;
  reload: () => Promise<void>;
}
