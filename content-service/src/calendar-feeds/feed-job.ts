import type { Core } from '@strapi/strapi';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { fetchDueFeeds } from './fetch-due-feeds';

/** A calendar that was added is read within this time. */
const INTERVAL_MS = 10 * 60_000;

let job: RepeatingJob | undefined;
let isStopping = false;

/** Reads the calendars that editors have added and switched on, each once an hour. */
export function startFeedJob(strapi: Core.Strapi): void {
  isStopping = false;
  job = startRepeatingJob(
    'calendars',
    INTERVAL_MS,
    () => fetchDueFeeds(strapi, new Date(), () => isStopping),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`reading calendars failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the calendar that is being read is done. */
export async function stopFeedJob(): Promise<void> {
  isStopping = true;
  await job?.stop();
}
