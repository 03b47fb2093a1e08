import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { Program } from './program.ts';

/** A program that ends when the test says so. */
function program() {
  let end = () => {};
  const ended = new Promise<number>((resolve) => {
    end = () => resolve(1);
  });
  const made: Program = {
    name: 'website',
    ended,
    lastLines: () => ['the last line'],
    stop: async () => end(),
  };
  return { made, end };
}

/** A supervised program: every crash is one call of `crash`, which resolves once it runs again. */
function supervised() {
  let current = program();
  let now = 0;
  const pauses: number[] = [];
  const said: string[] = [];
  let started = () => {};
  const stop = keepRunning(current.made, {
    start: () => {
      current = program();
      started();
      return current.made;
    },
    say: (line) => said.push(line),
    pause: async (ms) => pauses.push(ms),
    now: () => now,
  });
  const crash = async (after: number) => {
    const again = new Promise<void>((resolve) => {
      started = resolve;
    });
    now += after;
    current.end();
    await again;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { crash, stop, pauses, said };
}

it('brings a program back with growing pauses, and says so', async () => {
  const { crash, pauses, said } = supervised();
  for (let crashes = 0; crashes < 8; crashes += 1) await crash(10);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(said.slice(0, 3)).toEqual([
    'The website ended unexpectedly and is started again in 1 s. It last said:',
    '  the last line',
    'The website is started again.',
  ]);
});

it('begins with short pauses again after a steady minute', async () => {
  const { crash, pauses } = supervised();
  await crash(10);
  await crash(10);
  await crash(61_000);
  expect(pauses).toEqual([1000, 2000, 1000]);
});

it('leaves it at rest once it was stopped', async () => {
  const { stop, pauses, said } = supervised();
  await stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect([pauses, said]).toEqual([[], []]);
});
