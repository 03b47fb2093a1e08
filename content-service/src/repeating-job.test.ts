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

test('never runs with JOBS=off', async () => {
  vi.stubEnv('JOBS', 'off');
  vi.resetModules();
  const { startRepeatingJob: startWithoutJobs } = await import('./repeating-job.js');
  vi.unstubAllEnvs();
  const job = vi.fn();
  const repeatingJob = startWithoutJobs('test', HOUR_MS, job, vi.fn());
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await repeatingJob.stop();
  expect(job).not.toHaveBeenCalled();
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

test('skips what falls due while a run takes longer, and starts none after it was stopped', async () => {
  const runs: (() => void)[] = [];
  const job = vi.fn(() => new Promise<void>((resolve) => runs.push(resolve)));
  const repeatingJob = startRepeatingJob('test', HOUR_MS, job, vi.fn());
  await vi.advanceTimersByTimeAsync(5.5 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(1);
  runs[0]?.();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(job).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  const stopping = repeatingJob.stop();
  runs[1]?.();
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(job).toHaveBeenCalledTimes(2);
});

test('reports the same failure once an hour at most, and another one at once', async () => {
  const INTERVAL_MS = 20_000;
  const onError = vi.fn();
  const job = vi.fn().mockRejectedValue(new Error('the row is too long'));
  const repeatingJob = startRepeatingJob('test', INTERVAL_MS, job, onError);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 4 * INTERVAL_MS);
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4 * INTERVAL_MS);
  expect(onError).toHaveBeenCalledTimes(2);
  job.mockRejectedValue(new Error('the disk is full'));
  await vi.advanceTimersByTimeAsync(INTERVAL_MS);
  expect(onError).toHaveBeenCalledTimes(3);
  job.mockResolvedValueOnce(undefined);
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS);
  expect(onError).toHaveBeenCalledTimes(4);
  await repeatingJob.stop();
});
