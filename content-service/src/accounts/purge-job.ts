import type { Core } from '@strapi/strapi';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { purgeExpiredData } from './purge-expired-data';

const HOUR_MS = 3_600_000;

let purgeJob: RepeatingJob | undefined;

/** Purges expired data now and every hour. Due times are in the database and survive a restart. */
export function startPurgeJob(strapi: Core.Strapi): void {
  purgeJob = startRepeatingJob(
    'purge',
    HOUR_MS,
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
