import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { breaker } from './breaker.server.ts';
import { ContentSilent, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

const silent = () => Promise.reject(new ContentSilent('No answer', 500));
const failing = (status: number) => () => Promise.reject(new ContentUnavailable('No', status));
const fine = async () => 'fine';

/** Whether a call is made at all. */
async function isMade(guard: ReturnType<typeof breaker>): Promise<boolean> {
  const call = vi.fn(fine);
  await guard(call).catch(() => {});
  return call.mock.calls.length > 0;
}

let probe: () => Promise<unknown>;
let guard: ReturnType<typeof breaker>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'info').mockImplementation(() => {});
  probe = silent;
  guard = breaker(() => probe());
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('makes no further call once one was not answered in time', async () => {
  await expect(guard(silent)).rejects.toThrow('No answer');
  expect(await isMade(guard)).toBe(false);
  await expect(guard(fine)).rejects.toMatchObject({ name: 'ContentUnavailable', status: 503 });
});

it.each([500, 503, 429])(
  'makes no further call after five answers in a row with %i',
  async (status) => {
    for (let calls = 0; calls < 4; calls += 1) await guard(failing(status)).catch(() => {});
    expect(await isMade(guard)).toBe(true);
    for (let calls = 0; calls < 5; calls += 1) await guard(failing(status)).catch(() => {});
    expect(await isMade(guard)).toBe(false);
  },
);

it.each([400, 401, 403, 404, 499])('takes %i for an answer', async (status) => {
  for (let calls = 0; calls < 20; calls += 1) await guard(failing(status)).catch(() => {});
  expect(await isMade(guard)).toBe(true);
});

it('finds out by itself that the service is back, and says so', async () => {
  const back = vi.fn();
  contentEvents.once('back', back);
  await guard(silent).catch(() => {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(await isMade(guard)).toBe(false);
  probe = fine;
  await vi.advanceTimersByTimeAsync(2000);
  expect(back).toHaveBeenCalledOnce();
  expect(await isMade(guard)).toBe(true);
});

it('is written down once, whoever is turned away', async () => {
  await guard(silent).catch(() => {});
  for (let calls = 0; calls < 5; calls += 1) await guard(fine).catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.error).toHaveBeenCalledOnce();
});
