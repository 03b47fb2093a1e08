import type { Core } from '@strapi/strapi';
import { announceChanges } from '../change-notices/post-changes';
import { selectRows } from '../database/rows';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { updateSafetyNotes } from './safety-notes';
import { SCAM_RULE } from './suspicious-words';

const MINUTE_MS = 60_000;

let job: RepeatingJob | undefined;

/**
 * Every minute, looks whether the rules against scams have changed, and then decides of all posts again;
 * once a day also without that, as usual prices change.
 */
export function startSafetyJob(strapi: Core.Strapi): void {
  job = startRepeatingJob(
    'safety notes',
    MINUTE_MS,
    () => refreshSafetyNotes(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`looking for scams failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the current run has ended. */
export async function stopSafetyJob(): Promise<void> {
  await job?.stop();
}

/** Several processes can do this at once: each of them changes only what the others have not. */
async function refreshSafetyNotes(strapi: Core.Strapi, now: Date): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'safety-notes' });
  const version = `${now.toISOString().slice(0, 10)} ${await versionOfRules(strapi)}`;
  if ((await store.get({ key: 'version' })) === version) return;
  await announceChanges(strapi, (onChange) => updateSafetyNotes(strapi, {}, onChange));
  await store.set({ key: 'version', value: version });
}

async function versionOfRules(strapi: Core.Strapi): Promise<string> {
  const { tableName } = strapi.db.metadata.get(SCAM_RULE);
  const rows = await selectRows(
    strapi.db.connection,
    `select count(*) as total, max(id) as last, max(updated_at) as updated from ${tableName}`,
  );
  return JSON.stringify(rows);
}
