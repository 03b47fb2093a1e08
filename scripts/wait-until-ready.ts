import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';

/**
 * Waits until a program responds.
 * @param url requested four times a second until the status is below 500
 * @throws Error with the program's last lines of output if it exits first
 */
export async function waitUntilReady(program: Program, url: string): Promise<void> {
  let exitCode: number | null | undefined;
  void program.exited.then((code) => {
    exitCode = code;
  });
  for (;;) {
    if (exitCode !== undefined) {
      throw new Error(
        `The ${program.name} exited before it was ready:\n${program.lastLines().join('\n')}`,
      );
    }
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (response && response.status < 500) return;
    await pause(250);
  }
}
