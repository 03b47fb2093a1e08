import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';

/** Delays before a crashed program is restarted, doubled with each crash, in milliseconds. */
const INITIAL_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/** After running this long, in milliseconds, a program is restarted after the initial delay again. */
const STABLE_AFTER_MS = 60_000;

type Options = {
  /** Restarts the program. */
  start: () => Program;
  /** Receives lines about crashes and restarts. */
  log: (line: string) => void;
  /** Replaced in tests. */
  pause?: (ms: number) => Promise<unknown>;
  now?: () => number;
};

/**
 * Restarts a program with backoff whenever it exits by itself.
 * @param first the running program
 * @returns a function that stops it for good
 */
export function restartOnCrash(first: Program, options: Options): () => Promise<void> {
  const { start, log, pause = sleep, now = Date.now } = options;
  let current = first;
  let isStopping = false;

  async function supervise(): Promise<void> {
    let delay = INITIAL_DELAY_MS;
    for (;;) {
      const startedAt = now();
      await current.exited;
      if (isStopping) return;
      if (now() - startedAt > STABLE_AFTER_MS) delay = INITIAL_DELAY_MS;
      const { name } = current;
      log(
        `The ${name} exited unexpectedly and will be restarted in ${delay / 1000} s. Last lines of output:`,
      );
      for (const line of current.lastLines()) log(`  ${line}`);
      await pause(delay);
      if (isStopping) return;
      delay = Math.min(2 * delay, MAX_DELAY_MS);
      current = start();
      log(`The ${name} has been restarted.`);
    }
  }

  void supervise();
  return () => {
    isStopping = true;
    return current.stop();
  };
}
