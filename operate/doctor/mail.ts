import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../settings.ts';
import { type Check, fine, note, problem } from './finding.ts';

/** What the content service sends mails with, compiled. */
type DeliveryModule = {
  createMailDelivery: (
    url: string,
    from: string,
    secret: string,
  ) => (
    message: Record<string, string | null>,
    signal: AbortSignal,
  ) => Promise<{ kind: string; reason?: string }>;
};
type EncryptionModule = { encrypt: (text: string, secret: string) => string };

const TIMEOUT_MS = 30_000;

/** Sends a test message as the content service would. @param recipient none: nothing is sent */
export function checkMail(recipient: string | undefined): Check {
  return async ({ variables: { SMTP_URL, MAIL_FROM, CONTACT_TO } }) => {
    if (!SMTP_URL || !MAIL_FROM) {
      return [note('Mail: SMTP_URL and MAIL_FROM are not set, so no mail is sent.')];
    }
    const contact = CONTACT_TO
      ? []
      : [note('Mail: without CONTACT_TO, messages of visitors stay in the panel.')];
    if (recipient === undefined) {
      return [note('Mail: not tried; --mail-to <address> sends a test message.'), ...contact];
    }
    if (!existsSync(compiled('deliver')))
      return [problem('Mail: build the content service first.')];
    const { createMailDelivery }: DeliveryModule = await import(moduleOf('deliver'));
    const { encrypt }: EncryptionModule = await import(moduleOf('encryption'));
    const text = 'This is a test message. The website can send mail.';
    const secret = randomUUID();
    const message = {
      recipient,
      reply_to: null,
      subject: 'Test message',
      sealed_text: encrypt(text, secret),
      sealed_html: encrypt(`<p>${text}</p>`, secret),
      message_id: `<${randomUUID()}@${new URL(SMTP_URL).hostname}>`,
      createdAt: new Date().toISOString(),
    };
    const send = createMailDelivery(SMTP_URL, MAIL_FROM, secret);
    const { kind, reason } = await send(message, AbortSignal.timeout(TIMEOUT_MS));
    return [
      kind === 'sent'
        ? fine(`Mail: the server accepted a test message to ${recipient}`)
        : problem(`Mail: the server did not accept a test message: ${reason}`),
      ...contact,
    ];
  };
}

const compiled = (name: string) =>
  path.join(ROOT, 'content-service', 'dist', 'src', 'mail', `${name}.js`);

const moduleOf = (name: string) => pathToFileURL(compiled(name)).href;
