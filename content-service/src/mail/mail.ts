import type { Core } from '@strapi/strapi';
import { secret } from '../data-directory';
import { environment } from '../environment';
import { createMailDelivery } from './deliver';
import { type MailSender, startMailSender } from './sender';

let sender: MailSender | undefined;

/** Begins to send mails, and says on standard output what keeps them here. */
export function startMail(strapi: Core.Strapi): void {
  const { smtpUrl, mailFrom, contactTo, mailRetrySeconds } = environment;
  const deliver =
    smtpUrl && mailFrom
      ? createMailDelivery(smtpUrl, mailFrom, secret('ENCRYPTION_KEY'))
      : undefined;
  sender = startMailSender(strapi, deliver, mailRetrySeconds);
  if (!deliver)
    writeLine('SMTP_URL is not set, so nothing is mailed; messages of visitors stay in the panel');
  else if (!contactTo)
    writeLine('CONTACT_TO is not set, so messages of visitors stay in the panel');
}

/** Resolves when no mail is under way any more. */
export async function stopMail(): Promise<void> {
  await sender?.stop();
}

function writeLine(line: string): void {
  process.stdout.write(`mail: ${line}\n`);
}
