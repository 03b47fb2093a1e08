import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeatingJob } from './repeating-job';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;

test('runs at once and at every interval until it is stopped', async () => {
  const job = vi.fn().mockResolvedValue(undefined);
  const repeatingJob = startRepeatingJob('test', HOUR_MS, job, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(4);
  await repeatingJob.stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(4);
});

test('reports a failure and keeps running', async () => {
  const onError = vi.fn();
  const failure = new Error('the database is unavailable');
  const job = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const repeatingJob = startRepeatingJob('test', HOUR_MS, job, onError);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(job).toHaveBeenCalledTimes(2);
  await repeatingJob.stop();
});

test('waits for the current run when it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const repeatingJob = startRepeatingJob('test', HOUR_MS, () => promise, vi.fn());
  const stopped = vi.fn();
  const stopping = repeatingJob.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await stopping;
  expect(stopped).toHaveBeenCalled();
});
