import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyHour } from './every-hour';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;

test('does its job at once and every hour, until it is stopped', async () => {
  const job = vi.fn().mockResolvedValue(undefined);
  const jobs = everyHour(job, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(4);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(4);
});

test('goes on after a failure, which it tells', async () => {
  const failed = vi.fn();
  const reason = new Error('the database is away');
  const job = vi.fn().mockRejectedValueOnce(reason).mockResolvedValue(undefined);
  const jobs = everyHour(job, failed);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(failed).toHaveBeenCalledExactlyOnceWith(reason);
  expect(job).toHaveBeenCalledTimes(2);
  await jobs.stop();
});

test('waits at its stop for what is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const jobs = everyHour(() => promise, vi.fn());
  const stopped = vi.fn();
  const stopping = jobs.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await stopping;
  expect(stopped).toHaveBeenCalled();
});
