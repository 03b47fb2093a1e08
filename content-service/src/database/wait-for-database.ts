import { setTimeout as sleep } from 'node:timers/promises';
import { TemporarilyUnavailable } from './unavailable';

/** Pause between two attempts, in milliseconds. */
const RETRY_INTERVAL_MS = 1000;

interface WaitOptions {
  /** How long it is tried. */
  seconds: number;
  /** Told once, in a sentence, that and why it is waited. */
  log: (sentence: string) => void;
  /** For tests: how time passes. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Tries to use a database until that succeeds or the time is over.
 * @param attempt throws DatabaseAway for what may pass; anything else ends the waiting at once
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
