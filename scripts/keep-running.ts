import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';

/** Pauses before a crashed program is started again: doubled with each crash; in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Who has run for so long is started again after the first pause; in milliseconds. */
const STEADY = 60_000;

type Options = {
  /** Starts it again. */
  start: () => Program;
  /** Told what happened, in a sentence. */
  say: (line: string) => void;
  /** For tests: how time passes. */
  pause?: (ms: number) => Promise<unknown>;
  now?: () => number;
};

/**
 * Brings a program back whenever it ends by itself.
 * @param first the running program
 * @returns what stops it for good
 */
export function keepRunning(first: Program, options: Options): () => Promise<void> {
  const { start, say, pause = sleep, now = Date.now } = options;
  let current = first;
  let stopping = false;

  async function follow(): Promise<void> {
    let wait = FIRST_PAUSE;
    for (;;) {
      const began = now();
      await current.ended;
      if (stopping) return;
      if (now() - began > STEADY) wait = FIRST_PAUSE;
      const { name } = current;
      say(`The ${name} ended unexpectedly and is started again in ${wait / 1000} s. It last said:`);
      for (const line of current.lastLines()) say(`  ${line}`);
      await pause(wait);
      if (stopping) return;
      wait = Math.min(2 * wait, LONGEST_PAUSE);
      current = start();
      say(`The ${name} is started again.`);
    }
  }

  void follow();
  return () => {
    stopping = true;
    return current.stop();
  };
}
