import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { unseal } from './sealed';

/** No connection, no greeting, no word: a server that takes longer is tried again later. */
const LIMITS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** For all of it, as a server that says a word now and then would keep a mail for ever. */
export const LONGEST_MS = 120_000;

/** A mail as the server is handed it. */
export interface Letter {
  recipient: string;
  reply_to: string | null;
  subject: string;
  sealed_text: string;
  sealed_html: string;
  message_id: string;
  createdAt: string;
}

/** How it went: `refused` for good, or `later`, as it may go better then. */
export type Outcome = { kind: 'sent' } | { kind: 'refused' | 'later'; why: string };

/** Hands a mail to the server and waits for its word. Never throws. */
export type HandOver = (letter: Letter, signal: AbortSignal) => Promise<Outcome>;

/**
 * The way to the mail server.
 * @param url smtp(s)://user:password@host:port
 * @param from who mails come from
 * @param secret that texts were sealed with
 */
export function handOverTo(url: string, from: string, secret: string): HandOver {
  const transport = createTransport({
    url,
    ...LIMITS_MS,
    // A mail is text; nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter, signal) => {
    try {
      await transport.sendMail({
        from,
        // As objects, addresses are taken as they are: one each, whatever stands in them.
        to: { name: '', address: letter.recipient },
        ...(letter.reply_to ? { replyTo: { name: '', address: letter.reply_to } } : {}),
        subject: letter.subject,
        text: unseal(letter.sealed_text, secret),
        html: unseal(letter.sealed_html, secret),
        messageId: letter.message_id,
        date: new Date(letter.createdAt),
        // No automatic answer is wanted, such as that somebody is on holiday.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** What the library's errors carry. */
const failure = z.object({
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
export function outcomeOf(error: unknown): Exclude<Outcome, { kind: 'sent' }> {
  const { code, command, responseCode, message } = failure.parse(
    error instanceof Error ? error : {},
  );
  const aboutThisMail = ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500;
  const impossible = command === 'API' && code === 'EENVELOPE';
  return { kind: aboutThisMail || impossible ? 'refused' : 'later', why: message };
}
