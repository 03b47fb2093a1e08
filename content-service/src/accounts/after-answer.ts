import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/unavailable';

/** The longest that work is put off, in milliseconds. */
const LONGEST_PAUSE_MS = 500;

/** Pauses before work is tried again for which the database was not available: half an hour in all. */
const RETRY_SECONDS = [1, 5, 15, 30, 60, 120, 240, 480, 900];

const underWay = new Set<Promise<void>>();

/** Aborted when nothing is to be tried again. */
let stop = new AbortController();

type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

const cuttable: Pause = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * Does something when the answer is on its way, so that neither what the answer says nor how long
 * it takes tells of it. It begins at a time by chance: else the next answer would tell, as it
 * shares the processor with it. While the database is not available it is tried again.
 * @param what is done, in words for the log
 * @param pause for tests: how time passes
 */
export function afterAnswer(
  strapi: Core.Strapi,
  what: string,
  act: () => Promise<void>,
  pause: Pause = cuttable,
): void {
  const { signal } = stop;
  const work = sleep(Math.random() * LONGEST_PAUSE_MS)
    .then(() => persist(strapi, what, act, (seconds) => pause(seconds * 1000, signal)))
    .catch((error) => void strapi.log.error(`${what} failed: ${reasonOf(error)}`))
    .finally(() => underWay.delete(work));
  underWay.add(work);
}

async function persist(
  strapi: Core.Strapi,
  what: string,
  act: () => Promise<void>,
  pause: (seconds: number) => Promise<unknown>,
): Promise<void> {
  for (const [retries, seconds] of RETRY_SECONDS.entries()) {
    try {
      return await act();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (retries === 0) strapi.log.warn(`${what} is put off: ${reasonOf(error)}`);
      await pause(seconds);
    }
  }
  return act();
}

/** Resolves when nothing is under way any more; what the database kept waiting is given up. */
export async function endOfAnswers(): Promise<void> {
  stop.abort(new Error('the service stops'));
  await Promise.all(underWay);
  stop = new AbortController();
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
