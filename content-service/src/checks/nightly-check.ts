import type { Core } from '@strapi/strapi';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { checkAllPosts } from './check-all-posts';

const HOUR_MS = 3_600_000;

let job: RepeatingJob | undefined;

/** Checks all posts every night; asks every hour whether that is due, so a restart misses none. */
export function startNightlyCheck(strapi: Core.Strapi): void {
  job = startRepeatingJob(
    'check of posts',
    HOUR_MS,
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
