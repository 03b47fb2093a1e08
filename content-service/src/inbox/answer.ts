import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { enqueueMail } from '../mail/outbox';
import { ConflictError } from '../versions/conflict';
import { lockEntry } from '../versions/lock-entry';
import type { Author } from '../versions/version';
import { answerMail } from './answer-mail';
import { assigneeFields } from './change-progress';
import { findEntry } from './find-entry';
import { INBOXES, type InboxId } from './inboxes';

interface Answer {
  text: string;
  author: Author;
  now: Date;
}

/**
 * Mails an answer to who wrote a message or a report, and settles it: all in one transaction, so that
 * neither is lost and nobody is answered twice. The address of a report is deleted.
 * @throws NotFoundError, ConflictError if it has been answered, ValidationError without an address
 */
export async function answerEntry(
  strapi: Core.Strapi,
  { inbox, documentId }: { inbox: InboxId; documentId: string },
  { text, author, now }: Answer,
): Promise<void> {
  const { uid, progress } = INBOXES[inbox];
  await strapi.db.transaction(async ({ trx }) => {
    await lockEntry(strapi, trx, uid, documentId);
    const entry = await findEntry(strapi, inbox, documentId);
    const { id, email, answered_at, assignee_name } = entry;
    if (answered_at !== null) {
      const details = { reason: 'answered' as const, by: assignee_name, at: answered_at };
      throw new ConflictError('It has been answered.', details);
    }
    if (email === null) throw new errors.ValidationError('There is no address to answer to.');
    await enqueueMail(strapi, answerMail(inbox, { ...entry, email }, text));
    await strapi.db.query(uid).update({
      where: { id },
      data: {
        answer: text,
        answered_at: now,
        [progress]: 'done',
        done_at: now,
        ...assigneeFields(author),
        ...(inbox === 'reports' ? { email: null } : {}),
      },
    });
  });
}
