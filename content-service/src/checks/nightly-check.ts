import type { Core } from '@strapi/strapi';
import { type HourlyJob, startHourlyJob } from '../accounts/hourly-job';
import { checkAllPosts } from './check-all-posts';

let job: HourlyJob | undefined;

/** Checks all posts every night; asks every hour whether that is due, so a restart misses none. */
export function startNightlyCheck(strapi: Core.Strapi): void {
  job = startHourlyJob(
    async () => {
      await checkAllPosts(strapi, new Date());
    },
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`checking posts failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopNightlyCheck(): Promise<void> {
  await job?.stop();
}
