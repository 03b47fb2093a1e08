import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { decrypt } from './encryption';

/** A server that takes longer to connect, greet or respond is retried later. */
const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/** Limit for a whole delivery: a server that keeps sending bytes never hits the timeouts above. */
export const MAX_DELIVERY_MS = 120_000;

/** A stored mail, as the mail server receives it. */
export interface MailMessage {
  recipient: string;
  reply_to: string | null;
  unsubscribe_url: string | null;
  subject: string;
  sealed_text: string;
  sealed_html: string;
  message_id: string;
  createdAt: string;
}

/** Result of an attempt: `rejected` is permanent, `retry` may succeed later. */
export type DeliveryOutcome = { kind: 'sent' } | { kind: 'rejected' | 'retry'; reason: string };

/** Delivers a mail to the mail server and waits for its reply. Never throws. */
export type DeliverMail = (message: MailMessage, signal: AbortSignal) => Promise<DeliveryOutcome>;

/**
 * Creates the connection to the mail server.
 * @param url smtp(s)://user:password@host:port
 * @param from the sender
 * @param secret with which the texts were encrypted
 */
export function createMailDelivery(url: string, from: string, secret: string): DeliverMail {
  const transport = createTransport({
    url,
    ...SMTP_TIMEOUTS_MS,
    // Nothing in a mail may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, signal) => {
    try {
      await transport.sendMail({
        from,
        // Objects are not parsed: each is exactly one address, whatever it contains.
        to: { name: '', address: message.recipient },
        ...(message.reply_to ? { replyTo: { name: '', address: message.reply_to } } : {}),
        subject: message.subject,
        text: decrypt(message.sealed_text, secret),
        html: decrypt(message.sealed_html, secret),
        messageId: message.message_id,
        date: new Date(message.createdAt),
        // Suppresses automatic replies such as out-of-office notes (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_DELIVERY_MS)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      return failureOutcomeOf(error);
    }
  };
}

/** Mail programs show a button of their own for these (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribe_url }: MailMessage): Record<string, string> {
  if (!unsubscribe_url) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe_url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The fields of nodemailer's errors. */
const smtpErrorSchema = z.object({
  message: z.string().catch('It could not be sent'),
  code: z.string().catch(''),
  command: z.string().catch(''),
  responseCode: z.number().catch(0),
});

/**
 * Classifies a failed attempt. Only a permanent error (5xx) for this recipient or content is final.
 * Rejected credentials or senders are configuration errors that the operator can fix, so the mail is
 * retried.
 */
export function failureOutcomeOf(error: unknown): Exclude<DeliveryOutcome, { kind: 'sent' }> {
  const { code, command, responseCode, message } = smtpErrorSchema.parse(
    error instanceof Error ? error : {},
  );
  const isPermanent = ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500;
  const isUndeliverable = command === 'API' && code === 'EENVELOPE';
  return { kind: isPermanent || isUndeliverable ? 'rejected' : 'retry', reason: message };
}
