import { beforeEach, expect, test, vi } from 'vitest';
import { TemporarilyUnavailable } from './unavailable';
import { waitForDatabase } from './wait-for-database';

const unavailable = new TemporarilyUnavailable('PostgreSQL cannot be reached', 'start it');

let time: number;
const log = vi.fn();
const waitOptions = (seconds: number) => ({
  seconds,
  log,
  now: () => time,
  pause: async (ms: number) => {
    time += ms;
  },
});

beforeEach(() => {
  time = 5000;
  log.mockClear();
});

test('logs nothing if the first attempt succeeds', async () => {
  await waitForDatabase(() => {}, waitOptions(60));
  expect(log).not.toHaveBeenCalled();
});

test('retries every second, logs it once and resolves when an attempt succeeds', async () => {
  const attempt = vi.fn(async () => (time < 35_000 ? Promise.reject(unavailable) : undefined));
  await waitForDatabase(attempt, waitOptions(60));
  expect(attempt).toHaveBeenCalledTimes(31);
  expect(log.mock.calls).toEqual([['PostgreSQL cannot be reached; trying for 60 s.']]);
});

test('gives up after the time limit with advice', async () => {
  const never = waitForDatabase(() => Promise.reject(unavailable), waitOptions(60));
  await expect(never).rejects.toThrow(/^PostgreSQL cannot be reached; start it\.$/);
  expect(time).toBe(65_000);
});

test('does not wait with a time limit of zero', async () => {
  await expect(
    waitForDatabase(() => Promise.reject(unavailable), waitOptions(0)),
  ).rejects.toThrow();
  expect(log).not.toHaveBeenCalled();
});

test('rejects at once with any other error', async () => {
  const wrong = new Error('The password is wrong.');
  await expect(waitForDatabase(() => Promise.reject(wrong), waitOptions(60))).rejects.toBe(wrong);
  expect(time).toBe(5000);
});
