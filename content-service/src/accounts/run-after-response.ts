import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/unavailable';

/** Maximum random delay before a task starts. */
const MAX_DELAY_MS = 500;

/** Delays before retries while the database is unavailable: half an hour in all. */
const RETRY_DELAYS_SECONDS = [1, 5, 15, 30, 60, 120, 240, 480, 900];

const pendingTasks = new Set<Promise<void>>();

/** Aborted at shutdown, which ends retries. */
let shutdown = new AbortController();

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

const abortableWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * Runs a task after the response, so that neither the response nor its timing reveals whether there
 * was anything to do. It starts after a random delay; otherwise the load it causes would show in the
 * timing of the next response. Retries while the database is unavailable.
 * @param description what the task does, for the log
 * @param wait replaced in tests
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
      if (retries === 0) strapi.log.warn(`${description} is postponed: ${errorMessageOf(error)}`);
      await wait(seconds);
    }
  }
  return task();
}

/** Resolves when all tasks have ended; those waiting for a retry are given up. */
export async function finishPendingTasks(): Promise<void> {
  shutdown.abort(new Error('the service is shutting down'));
  await Promise.all(pendingTasks);
  shutdown = new AbortController();
}

const errorMessageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
