import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Core, UID } from '@strapi/strapi';
import { oneLine } from 'folding/one-line';
import { secret } from '../data-directory';
import { environment } from '../environment';
import { encrypt } from './encryption';

export const OUTGOING_MAIL = 'api::outgoing-mail.outgoing-mail';

/** Mail servers commonly give up after 5 days, too (RFC 5321, 4.5.4.1: at least 4 to 5 days). */
const DEFAULT_LIFETIME_MS = 5 * 86_400_000;

/** A mail to one recipient. */
export interface Mail {
  /** A single bare address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML; visitors' input is escaped. */
  html: string;
  /** A single bare address for replies. */
  replyTo?: string;
  /** Address that ends such mails when it is opened, or sent an empty POST (RFC 8058). */
  unsubscribeUrl?: string;
  /**
   * When the mail is dropped unsent, e.g. because its code no longer works. By default a mail about
   * an entry is kept until it is sent or rejected, any other for 5 days.
   */
  expiresAt?: Date;
  /** The entry whose fields record the progress of sending. */
  relatedEntry?: RelatedEntry;
}

/** An entry with the fields `state`, `why`, `attempts`, `next_attempt` and `sent_at`. */
interface RelatedEntry {
  type: UID.ContentType;
  id: number;
}

/** Emits `mail` whenever this process has stored one. */
export const outboxEvents = new EventEmitter<{ mail: [] }>();

/**
 * Queues a mail for sending. Resolves when it is stored; within a transaction it is stored and sent
 * only if the transaction commits.
 */
export async function enqueueMail(strapi: Core.Strapi, mail: Mail): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await strapi.db.query(OUTGOING_MAIL).create({
      data: {
        recipient: mail.to,
        reply_to: mail.replyTo,
        unsubscribe_url: mail.unsubscribeUrl,
        subject: oneLine(mail.subject),
        sealed_text: encrypt(mail.text, secret('ENCRYPTION_KEY')),
        sealed_html: encrypt(mail.html, secret('ENCRYPTION_KEY')),
        // Stays the same for all attempts, so that servers can recognise duplicates.
        message_id: `<${randomUUID()}@${new URL(environment.websiteUrl).hostname}>`,
        state: 'waiting',
        attempts: 0,
        next_attempt: new Date(),
        expires_at:
          mail.expiresAt ?? (mail.relatedEntry ? null : new Date(Date.now() + DEFAULT_LIFETIME_MS)),
        about_type: mail.relatedEntry?.type,
        about_id: mail.relatedEntry?.id,
      },
    });
    onCommit(() => outboxEvents.emit('mail'));
  });
}
