import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/unavailable';

/** The longest that work is put off, in milliseconds. */
const MAX_DELAY_MS = 500;

/** Pauses before work is tried again for which the database was not available: half an hour in all. */
const RETRY_DELAYS_SECONDS = [1, 5, 15, 30, 60, 120, 240, 480, 900];

const pendingTasks = new Set<Promise<void>>();

/** Aborted when nothing is to be tried again. */
let shutdown = new AbortController();

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

const abortableWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * Does something when the answer is on its way, so that neither what the answer says nor how long
 * it takes tells of it. It begins at a time by chance: else the next answer would tell, as it
 * shares the processor with it. While the database is not available it is tried again.
 * @param description is done, in words for the log
 * @param wait for tests: how time passes
 */
export function runAfterResponse(
  strapi: Core.Strapi,
  description: string,
  task: () => Promise<void>,
  wait: Wait = abortableWait,
): void {
  const { signal } = shutdown;
  const pendingTask = sleep(Math.random() * MAX_DELAY_MS)
    .then(() =>
      runWithRetries(strapi, description, task, (seconds) => wait(seconds * 1000, signal)),
    )
    .catch((error) => void strapi.log.error(`${description} failed: ${errorMessageOf(error)}`))
    .finally(() => pendingTasks.delete(pendingTask));
  pendingTasks.add(pendingTask);
}

async function runWithRetries(
  strapi: Core.Strapi,
  description: string,
  task: () => Promise<void>,
  wait: (seconds: number) => Promise<unknown>,
): Promise<void> {
  for (const [retries, seconds] of RETRY_DELAYS_SECONDS.entries()) {
    try {
      return await task();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (retries === 0) strapi.log.warn(`${description} is put off: ${errorMessageOf(error)}`);
      await wait(seconds);
    }
  }
  return task();
}

/** Resolves when nothing is under way any more; what the database kept waiting is given up. */
export async function finishPendingTasks(): Promise<void> {
  shutdown.abort(new Error('the service stops'));
  await Promise.all(pendingTasks);
  shutdown = new AbortController();
}

const errorMessageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
