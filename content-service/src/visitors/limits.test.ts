import type { Context } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { counterOf } from './counters';
import { onceIfStored, tooManyRequests } from './limits';

vi.mock('./counters', () => ({ counterOf: vi.fn() }));
vi.mock('./fingerprint', () => ({ fingerprint: (key: string) => key }));

test.each([
  [1, '1'],
  [1500, '2'],
  [60_000, '60'],
])('asks to retry after %i ms in whole seconds, rounded up', (ms, seconds) => {
  const set = vi.fn();
  const error = tooManyRequests({ set } as unknown as Context, ms);
  expect(set).toHaveBeenCalledExactlyOnceWith('Retry-After', seconds);
  expect(error.name).toBe('RateLimitError');
});

describe('onceIfStored', () => {
  const LIMIT = { name: 'answer', times: 1, seconds: 60 };
  const uses = new Set<string>();
  const counter = {
    consume: vi.fn(async (key: string) => {
      if (uses.has(key)) throw new RateLimiterRes(0, 1000, 2, false);
      uses.add(key);
    }),
    reward: vi.fn(async (key: string) => void uses.delete(key)),
  };

  beforeEach(() => {
    vi.stubGlobal('strapi', {});
    vi.mocked(counterOf).mockResolvedValue(counter as never);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    uses.clear();
  });

  test('tells the first use from others', async () => {
    const store = vi.fn().mockResolvedValue(undefined);
    await onceIfStored(LIMIT, 'a', store);
    await onceIfStored(LIMIT, 'a', store);
    await onceIfStored(LIMIT, 'b', store);
    expect(store.mock.calls).toEqual([[true], [false], [true]]);
  });

  test('does not count a use that could not be stored', async () => {
    const failure = new Error('the database is unavailable');
    const store = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    await expect(onceIfStored(LIMIT, 'a', store)).rejects.toBe(failure);
    await onceIfStored(LIMIT, 'a', store);
    expect(store.mock.calls).toEqual([[true], [true]]);
  });

  test('keeps the first use when a later one fails', async () => {
    const failure = new Error('the database is unavailable');
    const store = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(failure);
    await onceIfStored(LIMIT, 'a', store);
    await expect(onceIfStored(LIMIT, 'a', store)).rejects.toBe(failure);
    expect(uses).toEqual(new Set(['a']));
  });

  test('throws the failure also if the count cannot be taken back', async () => {
    const failure = new Error('the database is unavailable');
    counter.reward.mockRejectedValueOnce(new Error('still'));
    await expect(onceIfStored(LIMIT, 'a', () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
