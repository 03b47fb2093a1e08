import type { Core } from '@strapi/strapi';
import { type HourlyJob, startHourlyJob } from './hourly-job';
import { purgeExpiredData } from './purge-expired-data';

let purgeJob: HourlyJob | undefined;

/** Purges expired data now and every hour. Due times are in the database and survive a restart. */
export function startPurgeJob(strapi: Core.Strapi): void {
  purgeJob = startHourlyJob(
    () => purgeExpiredData(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`purging expired data failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopPurgeJob(): Promise<void> {
  await purgeJob?.stop();
}
