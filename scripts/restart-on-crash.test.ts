import { expect, it } from 'vitest';
import type { Program } from './program.ts';
import { restartOnCrash } from './restart-on-crash.ts';

/** A program that exits when the test calls `end`. */
function fakeProgram() {
  let end = () => {};
  const ended = new Promise<number>((resolve) => {
    end = () => resolve(1);
  });
  const program: Program = {
    name: 'website',
    exited: ended,
    lastLines: () => ['the last line'],
    stop: async () => end(),
  };
  return { program, end };
}

/** A supervised program; `crash` resolves once it has been restarted. */
function superviseFake() {
  let current = fakeProgram();
  let now = 0;
  const pauses: number[] = [];
  const messages: string[] = [];
  let onStart = () => {};
  const stop = restartOnCrash(current.program, {
    start: () => {
      current = fakeProgram();
      onStart();
      return current.program;
    },
    log: (line) => messages.push(line),
    pause: async (ms) => pauses.push(ms),
    now: () => now,
  });
  const crash = async (after: number) => {
    const restarted = new Promise<void>((resolve) => {
      onStart = resolve;
    });
    now += after;
    current.end();
    await restarted;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { crash, stop, pauses, messages };
}

it('restarts a program with backoff, and logs it', async () => {
  const { crash, pauses, messages } = superviseFake();
  for (let crashes = 0; crashes < 8; crashes += 1) await crash(10);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(messages.slice(0, 3)).toEqual([
    'The website exited unexpectedly and will be restarted in 1 s. Last lines of output:',
    '  the last line',
    'The website has been restarted.',
  ]);
});

it('resets the backoff after a stable minute', async () => {
  const { crash, pauses } = superviseFake();
  await crash(10);
  await crash(10);
  await crash(61_000);
  expect(pauses).toEqual([1000, 2000, 1000]);
});

it('does not restart a program that was stopped', async () => {
  const { stop, pauses, messages } = superviseFake();
  await stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect([pauses, messages]).toEqual([[], []]);
});
