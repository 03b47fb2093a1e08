import { INBOXES, type InboxEntry, type InboxId } from './inboxes';

/**
 * What stands beside the form of a message or a report. A role may not read all of it as fields of the
 * form.
 * @param reader id of the user who reads it
 */
export function describeEntry(
  inbox: InboxId,
  entry: InboxEntry & Record<string, unknown>,
  reader: number | null,
) {
  const {
    documentId,
    language,
    assignee,
    assignee_name,
    answered_at,
    answer = null,
    email,
  } = entry;
  return {
    documentId,
    progress: entry[INBOXES[inbox].progress] ?? 'new',
    reason: entry.reason ?? null,
    language,
    name: entry.name ?? null,
    title: entry.title ?? null,
    assignee: assignee_name,
    isOwn: assignee !== null && assignee.id === reader,
    isAnswerable: email !== null,
    answer,
    answeredAt: answered_at,
  };
}
