import type { Core } from '@strapi/strapi';
import { secret } from '../data-directory';
import { environment } from '../environment';
import { createMailDelivery } from './deliver';
import { type MailSender, startMailSender } from './sender';

let sender: MailSender | undefined;

/** Starts the mail sender; says on standard output if settings for sending are missing. */
export function startMail(strapi: Core.Strapi): void {
  const { smtpUrl, mailFrom, contactTo, mailRetrySeconds } = environment;
  const deliver =
    smtpUrl && mailFrom
      ? createMailDelivery(smtpUrl, mailFrom, secret('ENCRYPTION_KEY'))
      : undefined;
  sender = startMailSender(strapi, deliver, mailRetrySeconds);
  if (!deliver)
    writeLine('SMTP_URL is not set, so no mail is sent; contact messages stay in the panel');
  else if (!contactTo) writeLine('CONTACT_TO is not set, so contact messages stay in the panel');
}

/** Stops the mail sender; resolves when no delivery is in progress. */
export async function stopMail(): Promise<void> {
  await sender?.stop();
}

function writeLine(line: string): void {
  process.stdout.write(`mail: ${line}\n`);
}
