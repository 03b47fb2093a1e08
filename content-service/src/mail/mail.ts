import type { Core } from '@strapi/strapi';
import { secret } from '../data-directory';
import { environment } from '../environment';
import { handOverTo } from './hand-over';
import { type Sender, startSender } from './sender';

let sender: Sender | undefined;

/** Begins to send mails, and says on standard output what keeps them here. */
export function startMail(strapi: Core.Strapi): void {
  const { smtpUrl, mailFrom, contactTo, mailRetrySeconds } = environment;
  const way =
    smtpUrl && mailFrom ? handOverTo(smtpUrl, mailFrom, secret('ENCRYPTION_KEY')) : undefined;
  sender = startSender(strapi, way, mailRetrySeconds);
  if (!way)
    say('SMTP_URL is not set, so nothing is mailed; messages of visitors stay in the panel');
  else if (!contactTo) say('CONTACT_TO is not set, so messages of visitors stay in the panel');
}

/** Resolves when no mail is under way any more. */
export async function stopMail(): Promise<void> {
  await sender?.stop();
}

function say(sentence: string): void {
  process.stdout.write(`mail: ${sentence}\n`);
}
