import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Core, UID } from '@strapi/strapi';
import { secret } from '../data-directory';
import { environment } from '../environment';
import { oneLine } from '../one-line';
import { encrypt } from './encryption';

export const OUTGOING_MAIL = 'api::outgoing-mail.outgoing-mail';

/** Mail servers, too, give up after 5 days. */
const DEFAULT_LIFETIME_MS = 5 * 86_400_000;

/** A mail to one recipient, both parts in its language. */
export interface Mail {
  /** An address and nothing else: no name, no second address. */
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show HTML; what visitors wrote is escaped in it. */
  html: string;
  /** One address, where answers go. */
  replyTo?: string;
  /**
   * From then on it is dropped unsent, as with a code that no longer works. Left out, a mail that
   * is about an entry is kept until it is sent or refused, any other for 5 days.
   */
  expiresAt?: Date;
  /** The entry that is told how the sending goes. */
  relatedEntry?: RelatedEntry;
}

/** An entry with the fields `state`, `why`, `attempts`, `next_attempt` and `sent_at`. */
interface RelatedEntry {
  type: UID.ContentType;
  id: number;
}

/** Says `mail` whenever one was stored in this process. */
export const outboxEvents = new EventEmitter<{ mail: [] }>();

/**
 * Stores a mail, from where it is sent as soon as a mail server takes it. Resolves when it is
 * stored; within a transaction it is stored, and sent, only with the rest of it.
 */
export async function enqueueMail(strapi: Core.Strapi, mail: Mail): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await strapi.db.query(OUTGOING_MAIL).create({
      data: {
        recipient: mail.to,
        reply_to: mail.replyTo,
        subject: oneLine(mail.subject),
        sealed_text: encrypt(mail.text, secret('ENCRYPTION_KEY')),
        sealed_html: encrypt(mail.html, secret('ENCRYPTION_KEY')),
        // Made once: a server that is handed the same mail twice can tell by it.
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
