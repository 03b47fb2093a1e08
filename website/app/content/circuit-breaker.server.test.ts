import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { createCircuitBreaker } from './circuit-breaker.server.ts';
import { ContentTimeout, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

const timingOut = () => Promise.reject(new ContentTimeout('No answer', 500));
const failing = (status: number) => () => Promise.reject(new ContentUnavailable('No', status));
const succeeding = async () => 'fine';

/** Whether a call is made at all. */
async function isMade(execute: ReturnType<typeof createCircuitBreaker>): Promise<boolean> {
  const call = vi.fn(succeeding);
  await execute(call).catch(() => {});
  return call.mock.calls.length > 0;
}

let probe: () => Promise<unknown>;
let execute: ReturnType<typeof createCircuitBreaker>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'info').mockImplementation(() => {});
  probe = timingOut;
  execute = createCircuitBreaker(() => probe());
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('makes no further call once one was not answered in time', async () => {
  await expect(execute(timingOut)).rejects.toThrow('No answer');
  expect(await isMade(execute)).toBe(false);
  await expect(execute(succeeding)).rejects.toMatchObject({
    name: 'ContentUnavailable',
    status: 503,
  });
});

it.each([500, 503, 429])(
  'makes no further call after five answers in a row with %i',
  async (status) => {
    for (let calls = 0; calls < 4; calls += 1) await execute(failing(status)).catch(() => {});
    expect(await isMade(execute)).toBe(true);
    for (let calls = 0; calls < 5; calls += 1) await execute(failing(status)).catch(() => {});
    expect(await isMade(execute)).toBe(false);
  },
);

it.each([400, 401, 403, 404, 499])('takes %i for an answer', async (status) => {
  for (let calls = 0; calls < 20; calls += 1) await execute(failing(status)).catch(() => {});
  expect(await isMade(execute)).toBe(true);
});

it('finds out by itself that the service is back, and says so', async () => {
  const onUp = vi.fn();
  contentEvents.once('up', onUp);
  await execute(timingOut).catch(() => {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(await isMade(execute)).toBe(false);
  probe = succeeding;
  await vi.advanceTimersByTimeAsync(2000);
  expect(onUp).toHaveBeenCalledOnce();
  expect(await isMade(execute)).toBe(true);
});

it('is written down once, whoever is turned away', async () => {
  await execute(timingOut).catch(() => {});
  for (let calls = 0; calls < 5; calls += 1) await execute(succeeding).catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.error).toHaveBeenCalledOnce();
});
