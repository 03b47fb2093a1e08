import type { Core } from '@strapi/strapi';
import { type DeliveryOutcome, MAX_DELIVERY_MS, type MailMessage } from './deliver';
import { OUTGOING_MAIL } from './outbox';

/** The fields of a queued mail that sending needs. */
export interface WaitingMail extends MailMessage {
  id: number;
  attempts: number;
  about_type: string | null;
  about_id: number | null;
}

/** Longer than any attempt: a claim without an outcome by then belongs to a process that was killed. */
const CLAIM_TIMEOUT_MS = MAX_DELIVERY_MS + 60_000;

/** How long the record of a sent, failed or expired mail is kept: 30 days. */
const RETENTION_MS = 30 * 86_400_000;

/**
 * Claims the mail that has been due longest, if there is one. The instance that increments its number
 * of attempts first owns it, so that several instances never send the same mail.
 */
export async function claimDueMail(strapi: Core.Strapi): Promise<WaitingMail | null> {
  const mails = strapi.db.query(OUTGOING_MAIL);
  for (;;) {
    const mail: WaitingMail | null = await mails.findOne({
      where: { state: 'waiting', next_attempt: { $lte: new Date() } },
      orderBy: [{ next_attempt: 'asc' }, { id: 'asc' }],
    });
    if (!mail) return null;
    const attempts = mail.attempts + 1;
    const { count } = await mails.updateMany({
      where: { id: mail.id, state: 'waiting', attempts: mail.attempts },
      data: { attempts, next_attempt: new Date(Date.now() + CLAIM_TIMEOUT_MS) },
    });
    if (count === 1) return { ...mail, attempts };
  }
}

/** How many mails are queued. */
export const countWaitingMails = (strapi: Core.Strapi): Promise<number> =>
  strapi.db.query(OUTGOING_MAIL).count({ where: { state: 'waiting' } });

/** Since when the oldest of them is; null if none is queued. */
export async function waitingSince(strapi: Core.Strapi): Promise<Date | null> {
  const oldest = await strapi.db.query(OUTGOING_MAIL).findOne({
    select: ['createdAt'],
    where: { state: 'waiting' },
    orderBy: { createdAt: 'asc' },
  });
  return oldest ? new Date(oldest.createdAt) : null;
}

/** When the next mail is due; null if none is queued. */
export async function nextDueTime(strapi: Core.Strapi): Promise<Date | null> {
  const mail = await strapi.db.query(OUTGOING_MAIL).findOne({
    select: ['next_attempt'],
    where: { state: 'waiting' },
    orderBy: { next_attempt: 'asc' },
  });
  return mail ? new Date(mail.next_attempt) : null;
}

/**
 * Records the outcome of an attempt, in the mail and in the entry that it is about.
 * @param retrySeconds delays between attempts; the last one is repeated
 */
export async function recordOutcome(
  strapi: Core.Strapi,
  mail: WaitingMail,
  outcome: DeliveryOutcome,
  retrySeconds: number[],
): Promise<void> {
  const { attempts } = mail;
  const now = new Date();
  if (outcome.kind === 'retry') {
    const retryDelay = retrySeconds[attempts - 1] ?? retrySeconds.at(-1) ?? 0;
    const next_attempt = new Date(now.getTime() + retryDelay * 1000);
    return updateMail(strapi, mail, { attempts, why: outcome.reason, next_attempt });
  }
  const sent = outcome.kind === 'sent';
  await finishMail(strapi, mail, {
    state: sent ? 'sent' : 'failed',
    why: sent ? null : outcome.reason,
    sent_at: sent ? now : null,
  });
}

/** Marks overdue mails as expired and deletes old records. */
export async function cleanUpMails(strapi: Core.Strapi): Promise<void> {
  const mails = strapi.db.query(OUTGOING_MAIL);
  const expired: WaitingMail[] = await mails.findMany({
    where: { state: 'waiting', expires_at: { $lte: new Date() } },
  });
  for (const mail of expired) {
    await finishMail(strapi, mail, { state: 'expired', why: 'It could not be sent in time.' });
  }
  const cutoff = new Date(Date.now() - RETENTION_MS);
  await mails.deleteMany({ where: { state: { $ne: 'waiting' }, updatedAt: { $lt: cutoff } } });
}

/** Sets the final state of a mail and clears its text, which may contain a code. */
async function finishMail(strapi: Core.Strapi, mail: WaitingMail, state: Record<string, unknown>) {
  await updateMail(
    strapi,
    mail,
    { ...state, attempts: mail.attempts, next_attempt: null },
    CLEARED_TEXTS,
  );
}

const CLEARED_TEXTS = { sealed_text: null, sealed_html: null };

async function updateMail(
  strapi: Core.Strapi,
  { id, about_type, about_id }: WaitingMail,
  deliveryState: Record<string, unknown>,
  mailOnlyFields: Record<string, unknown> = {},
): Promise<void> {
  await strapi.db.transaction(async () => {
    await strapi.db
      .query(OUTGOING_MAIL)
      .updateMany({ where: { id }, data: { ...deliveryState, ...mailOnlyFields } });
    if (!about_type) return;
    await strapi.db.query(about_type).updateMany({ where: { id: about_id }, data: deliveryState });
  });
}
