import type { Core } from '@strapi/strapi';
import { ConflictError } from '../versions/conflict';
import { lockEntry } from '../versions/lock-entry';
import type { Author } from '../versions/version';
import { findEntry } from './find-entry';
import { INBOXES, type InboxEntry, type InboxId, type Progress } from './inboxes';

interface ChangeOptions {
  author: Author;
  /** Also if another user has it. */
  takeOver?: boolean | undefined;
  now: Date;
}

/**
 * Takes a message or a report, puts it back, or settles it. Who settles it, has it. The address of a
 * settled report is deleted, as nobody will be told anything any more: so what another user has is left
 * alone unless it is taken over.
 * @throws NotFoundError, ConflictError if another user has it
 */
export async function changeProgress(
  strapi: Core.Strapi,
  { inbox, documentId }: { inbox: InboxId; documentId: string },
  progress: Progress,
  { author, takeOver = false, now }: ChangeOptions,
): Promise<void> {
  const { uid, progress: field } = INBOXES[inbox];
  await strapi.db.transaction(async ({ trx }) => {
    await lockEntry(strapi, trx, uid, documentId);
    const entry = await findEntry(strapi, inbox, documentId);
    if (!takeOver) assertFree(entry, author);
    await strapi.db.query(uid).update({
      where: { id: entry.id },
      data: {
        [field]: progress,
        ...assigneeFields(progress === 'new' ? null : author),
        done_at: progress === 'done' ? now : null,
        ...(inbox === 'reports' && progress === 'done' ? { email: null } : {}),
      },
    });
  });
}

/** The fields that say who has an entry. */
export function assigneeFields(author: Author | null) {
  return { assignee: author?.id ?? null, assignee_name: author?.name ?? null };
}

function assertFree({ assignee, assignee_name }: InboxEntry, { id }: Author): void {
  if (assignee === null || assignee.id === id) return;
  const details = { reason: 'taken' as const, by: assignee_name, at: null };
  throw new ConflictError('Another user has taken it.', details);
}
