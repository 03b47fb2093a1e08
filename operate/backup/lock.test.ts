import { hostname } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHeld, ownHolder, renewedDuring } from './lock.ts';

const NOW = Date.UTC(2026, 10, 28);
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;

describe('a lock', () => {
  it.each([
    ['of this process', ownHolder(), 60, true],
    ['of a process that is gone', `999999999 ${hostname()}`, 0, false],
    ['of another machine that renews it', '1 elsewhere', 14, true],
    ['of a container that is gone', '1 elsewhere', 15, false],
    ['that is being written', '', 0, true],
    ['that was never written', '', 15, false],
  ])('%s is held, or not', (_, holder, minutes, expected) => {
    expect(isHeld({ holder, renewed: minutesAgo(minutes) }, NOW)).toBe(expected);
  });
});

describe('during some work', () => {
  afterEach(() => vi.useRealTimers());

  it('a lock is renewed every minute, and not afterwards', async () => {
    vi.useFakeTimers();
    const renew = vi.fn(() => Promise.reject(new Error('offline')));
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = renewedDuring(renew, () => promise);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(renew).toHaveBeenCalledTimes(3);
    resolve('done');
    expect(await result).toBe('done');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(renew).toHaveBeenCalledTimes(3);
  });
});
