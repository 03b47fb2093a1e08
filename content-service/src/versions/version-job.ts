import type { Core } from '@strapi/strapi';
import { runSteps } from '../database/run-each';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { deleteOldVersions } from './delete-old-versions';
import { deleteOldPresence } from './presence';
import { publishDue } from './publish-due';

/** What is scheduled appears within a minute, also on a slow machine. */
const INTERVAL_MS = 20_000;

let versionJob: RepeatingJob | undefined;

/** Publishes and hides what is due, now and every 20 seconds, and deletes versions that nobody needs. */
export function startVersionJob(strapi: Core.Strapi): void {
  versionJob = startRepeatingJob(
    'versions',
    INTERVAL_MS,
    async () => {
      const now = new Date();
      await runSteps([
        () => publishDue(strapi, now),
        () => deleteOldVersions(strapi, now),
        () => deleteOldPresence(strapi, now),
      ]);
    },
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`publishing and deleting versions failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopVersionJob(): Promise<void> {
  await versionJob?.stop();
}
