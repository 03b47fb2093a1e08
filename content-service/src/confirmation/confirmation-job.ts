import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { ask } from './ask';
import { postsToAsk } from './posts-to-ask';

const HOUR_MS = 3_600_000;

/** Mails an hour: receiving servers distrust a sender who suddenly sends thousands. */
const MAX_PER_RUN = 50;

let job: RepeatingJob | undefined;

/**
 * Every hour, mails the businesses whose posts are to be checked, if `CONFIRMATION_MAILS` is `on`. With
 * `test`, says on standard output how many mails are due, and sends none.
 */
export function startConfirmationJob(strapi: Core.Strapi): void {
  const { confirmationMails } = environment;
  if (confirmationMails === 'off') return;
  const run = confirmationMails === 'on' ? askDue : sayHowMany;
  job = startRepeatingJob(
    'confirmation mails',
    HOUR_MS,
    () => run(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`businesses could not be asked whether their posts are right: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopConfirmationJob(): Promise<void> {
  await job?.stop();
}

/** Mails the businesses whose posts are to be checked at a time. */
export async function askDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const documentId of await postsToAsk(strapi, now, MAX_PER_RUN)) {
    await ask(strapi, documentId, now);
  }
}

async function sayHowMany(strapi: Core.Strapi, now: Date): Promise<void> {
  const { length } = await postsToAsk(strapi, now, Number.POSITIVE_INFINITY);
  process.stdout.write(
    `mail: confirmations would be sent to ${length} (CONFIRMATION_MAILS=test)\n`,
  );
}
