import type { Core } from '@strapi/strapi';
import { announceChanges } from '../change-notices/post-changes';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { KINDS_LISTED_LAST } from './check-interval';
import { updateDueDates } from './update-due-date';

/** As long as the website's pages stay fresh. */
const INTERVAL_MS = 60_000;

let dueJob: RepeatingJob | undefined;

/** Every minute, lists the posts last whose check has become due or that have ended, and tells the websites. */
export function startDueJob(strapi: Core.Strapi): void {
  let since = new Date(0);
  dueJob = startRepeatingJob(
    'due checks',
    INTERVAL_MS,
    async () => {
      const now = new Date();
      await listDuePostsLast(strapi, since, now);
      since = now;
    },
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`posts that are to be checked could not be listed last: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopDueJob(): Promise<void> {
  await dueJob?.stop();
}

/** Several processes can do this at once: each of them changes only what the others have not. */
async function listDuePostsLast(strapi: Core.Strapi, since: Date, now: Date): Promise<void> {
  const period = { $gt: since, $lte: now };
  const where = {
    $and: [
      { $or: [{ check_due_at: period }, { expires_at: period }] },
      { $or: [{ listed_last: false }, { listed_last: { $null: true } }] },
      { post_type: { name: { $in: KINDS_LISTED_LAST } } },
    ],
  };
  await announceChanges(strapi, (onChange) => updateDueDates(strapi, where, now, onChange));
}
