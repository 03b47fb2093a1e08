import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { createCircuitBreaker } from './circuit-breaker.server.ts';
import { ContentTimeout, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

const timingOut = () => Promise.reject(new ContentTimeout('Timed out', 500));
const failing = (status: number) => () => Promise.reject(new ContentUnavailable('No', status));
const succeeding = async () => 'fine';

/** Whether the circuit breaker lets a call through. */
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

it('opens after one timeout', async () => {
  await expect(execute(timingOut)).rejects.toThrow('Timed out');
  expect(await isMade(execute)).toBe(false);
  await expect(execute(succeeding)).rejects.toMatchObject({
    name: 'ContentUnavailable',
    status: 503,
  });
});

it('fails calls that still wait when it opens, which a hanging service would delay', async () => {
  const waiting = execute(() => new Promise(() => {}));
  const rejected = expect(waiting).rejects.toMatchObject({
    message: 'The content service is down.',
    status: 503,
  });
  await execute(timingOut).catch(() => {});
  await rejected;
});

it.each([500, 503, 429])('opens after five consecutive responses with %i', async (status) => {
  for (let calls = 0; calls < 4; calls += 1) await execute(failing(status)).catch(() => {});
  expect(await isMade(execute)).toBe(true);
  for (let calls = 0; calls < 5; calls += 1) await execute(failing(status)).catch(() => {});
  expect(await isMade(execute)).toBe(false);
});

it.each([400, 401, 403, 404, 499])('treats %i as a response', async (status) => {
  for (let calls = 0; calls < 20; calls += 1) await execute(failing(status)).catch(() => {});
  expect(await isMade(execute)).toBe(true);
});

it('closes by itself when the service responds again, and says so', async () => {
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

it('logs an outage once, however many calls it stops', async () => {
  await execute(timingOut).catch(() => {});
  for (let calls = 0; calls < 5; calls += 1) await execute(succeeding).catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.error).toHaveBeenCalledOnce();
});
