import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { decrypt } from './encryption';

/** No connection, no greeting, no word: a server that takes longer is tried again later. */
const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/** For all of it, as a server that says a word now and then would keep a mail for ever. */
export const MAX_DELIVERY_MS = 120_000;

/** A mail as the server is handed it. */
export interface MailMessage {
  recipient: string;
  reply_to: string | null;
  subject: string;
  sealed_text: string;
  sealed_html: string;
  message_id: string;
  createdAt: string;
}

/** How it went: `refused` for good, or `later`, as it may go better then. */
export type DeliveryOutcome = { kind: 'sent' } | { kind: 'rejected' | 'retry'; reason: string };

/** Hands a mail to the server and waits for its word. Never throws. */
export type DeliverMail = (letter: MailMessage, signal: AbortSignal) => Promise<DeliveryOutcome>;

/**
 * The way to the mail server.
 * @param url smtp(s)://user:password@host:port
 * @param from who mails come from
 * @param secret that texts were sealed with
 */
export function createMailDelivery(url: string, from: string, secret: string): DeliverMail {
  const transport = createTransport({
    url,
    ...SMTP_TIMEOUTS_MS,
    // A mail is text; nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, signal) => {
    try {
      await transport.sendMail({
        from,
        // As objects, addresses are taken as they are: one each, whatever stands in them.
        to: { name: '', address: message.recipient },
        ...(message.reply_to ? { replyTo: { name: '', address: message.reply_to } } : {}),
        subject: message.subject,
        text: decrypt(message.sealed_text, secret),
        html: decrypt(message.sealed_html, secret),
        messageId: message.message_id,
        date: new Date(message.createdAt),
        // No automatic answer is wanted, such as that somebody is on holiday.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_DELIVERY_MS)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      return failureOutcomeOf(error);
    }
  };
}

/** What the library's errors carry. */
const smtpErrorSchema = z.object({
  message: z.string().catch('It could not be sent'),
  code: z.string().catch(''),
  command: z.string().catch(''),
  responseCode: z.number().catch(0),
});

/**
 * What a failed attempt means. Only a server's lasting no (5xx) to this recipient or this text is
 * final. Its no to our name, password or sender is a matter of configuration, which can be put
 * right, so the mail waits.
 */
export function failureOutcomeOf(error: unknown): Exclude<DeliveryOutcome, { kind: 'sent' }> {
  const { code, command, responseCode, message } = smtpErrorSchema.parse(
    error instanceof Error ? error : {},
  );
  const isPermanent = ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500;
  const isUndeliverable = command === 'API' && code === 'EENVELOPE';
  return { kind: isPermanent || isUndeliverable ? 'rejected' : 'retry', reason: message };
}
