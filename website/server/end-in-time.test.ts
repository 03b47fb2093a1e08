import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endInTime } from './end-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When the work ends, in milliseconds. */
async function endOf(work: (deadline: AbortSignal) => Promise<unknown>): Promise<number> {
  const start = Date.now();
  const end = endInTime(work).then(() => Date.now() - start);
  await vi.runAllTimersAsync();
  return end;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('ends with the work', async () => {
  expect(await endOf(() => wait(1000))).toBe(1000);
});

it('has work given up in time that waits for others', async () => {
  const hanging = (deadline: AbortSignal) =>
    new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve()));
  expect(await endOf((deadline) => wait(8000).then(() => hanging(deadline)))).toBe(9000);
});

it('takes less than ten seconds even if the work cannot be given up', async () => {
  expect(await endOf(() => new Promise(() => {}))).toBe(9500);
});
