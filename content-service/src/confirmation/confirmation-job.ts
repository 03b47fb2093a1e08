import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { askDue } from './ask-due';
import { postsToAsk } from './posts-to-ask';

const HOUR_MS = 3_600_000;

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

async function sayHowMany(strapi: Core.Strapi, now: Date): Promise<void> {
  const { length } = await postsToAsk(strapi, now, Number.POSITIVE_INFINITY);
  process.stdout.write(
    `mail: confirmations would be sent to ${length} (CONFIRMATION_MAILS=test)\n`,
  );
}
