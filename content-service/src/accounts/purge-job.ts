import type { Core } from '@strapi/strapi';
import { type HourlyJob, startHourlyJob } from './hourly-job';
import { purgeExpiredData } from './purge-expired-data';

let purgeJob: HourlyJob | undefined;

/** Purges what is due, now and every hour. It stands in the database, so that a restart loses nothing. */
export function startPurgeJob(strapi: Core.Strapi): void {
  purgeJob = startHourlyJob(
    () => purgeExpiredData(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`what was deleted could not be purged: ${reason}`);
    },
  );
}

/** Resolves when nothing is being purged any more. */
export async function stopPurgeJob(): Promise<void> {
  await purgeJob?.stop();
}
