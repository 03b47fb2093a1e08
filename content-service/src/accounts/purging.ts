import type { Core } from '@strapi/strapi';
import { everyHour, type Job } from './every-hour';
import { purge } from './purge';

let purging: Job | undefined;

/** Purges what is due, now and every hour. It stands in the database, so that a restart loses nothing. */
export function startPurging(strapi: Core.Strapi): void {
  purging = everyHour(
    () => purge(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`what was deleted could not be purged: ${reason}`);
    },
  );
}

/** Resolves when nothing is being purged any more. */
export async function stopPurging(): Promise<void> {
  await purging?.stop();
}
