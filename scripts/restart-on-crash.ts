import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';

/** Pauses before a crashed program is started again: doubled with each crash; in milliseconds. */
const INITIAL_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/** Who has run for so long is started again after the first pause; in milliseconds. */
const STABLE_AFTER_MS = 60_000;

type Options = {
  /** Starts it again. */
  start: () => Program;
  /** Told what happened, in a sentence. */
  log: (line: string) => void;
  /** For tests: how time passes. */
  pause?: (ms: number) => Promise<unknown>;
  now?: () => number;
};

/**
 * Brings a program back whenever it ends by itself.
 * @param first the running program
 * @returns what stops it for good
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
        `The ${name} ended unexpectedly and is started again in ${delay / 1000} s. It last said:`,
      );
      for (const line of current.lastLines()) log(`  ${line}`);
      await pause(delay);
      if (isStopping) return;
      delay = Math.min(2 * delay, MAX_DELAY_MS);
      current = start();
      log(`The ${name} is started again.`);
    }
  }

  void supervise();
  return () => {
    isStopping = true;
    return current.stop();
  };
}
