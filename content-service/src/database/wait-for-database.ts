import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './database-away';

/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 1000;

interface Waiting {
  /** How long it is tried. */
  seconds: number;
  /** Told once, in a sentence, that and why it is waited. */
  say: (sentence: string) => void;
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
  { seconds, say, now = Date.now, pause = sleep }: Waiting,
): Promise<void> {
  const end = now() + seconds * 1000;
  for (let said = false; ; said = true) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      const left = end - now();
      if (left <= 0) throw new Error(`${error.message}; ${error.advice}.`);
      if (!said) say(`${error.message}; trying for ${seconds} s.`);
      await pause(Math.min(PAUSE_MS, left));
    }
  }
}
