import { setTimeout as sleep } from 'node:timers/promises';
import { TemporarilyUnavailable } from './unavailable';

/** Delay between two attempts. */
const RETRY_INTERVAL_MS = 1000;

interface WaitOptions {
  /** Time limit. */
  seconds: number;
  /** Called once, with a sentence that says what it is waiting for. */
  log: (sentence: string) => void;
  /** Clock and timer, replaced in tests. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Retries until the database can be used or the time limit is reached.
 * @param attempt throws TemporarilyUnavailable to be retried; any other error ends the wait at once
 * @throws Error with one sentence for the operator
 */
export async function waitForDatabase(
  attempt: () => void | Promise<void>,
  { seconds, log, now = Date.now, pause = sleep }: WaitOptions,
): Promise<void> {
  const deadline = now() + seconds * 1000;
  for (let hasLogged = false; ; hasLogged = true) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TemporarilyUnavailable)) throw error;
      const remaining = deadline - now();
      if (remaining <= 0) throw new Error(`${error.message}; ${error.advice}.`);
      if (!hasLogged) log(`${error.message}; trying for ${seconds} s.`);
      await pause(Math.min(RETRY_INTERVAL_MS, remaining));
    }
  }
}
