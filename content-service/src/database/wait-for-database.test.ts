import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAway } from './database-away';
import { waitForDatabase } from './wait-for-database';

const away = new DatabaseAway('PostgreSQL cannot be reached', 'start it');

let time: number;
const say = vi.fn();
const waiting = (seconds: number) => ({
  seconds,
  say,
  now: () => time,
  pause: async (ms: number) => {
    time += ms;
  },
});

beforeEach(() => {
  time = 5000;
  say.mockClear();
});

test('says nothing where the first attempt succeeds', async () => {
  await waitForDatabase(() => {}, waiting(60));
  expect(say).not.toHaveBeenCalled();
});

test('tries every second, says so once, and goes on when an attempt succeeds', async () => {
  const attempt = vi.fn(async () => (time < 35_000 ? Promise.reject(away) : undefined));
  await waitForDatabase(attempt, waiting(60));
  expect(attempt).toHaveBeenCalledTimes(31);
  expect(say.mock.calls).toEqual([['PostgreSQL cannot be reached; trying for 60 s.']]);
});

test('gives up when the time is over, with what to do', async () => {
  const never = waitForDatabase(() => Promise.reject(away), waiting(60));
  await expect(never).rejects.toThrow(/^PostgreSQL cannot be reached; start it\.$/);
  expect(time).toBe(65_000);
});

test('does not wait at all where nothing is to be waited', async () => {
  await expect(waitForDatabase(() => Promise.reject(away), waiting(0))).rejects.toThrow();
  expect(say).not.toHaveBeenCalled();
});

test('ends at once where waiting does not help', async () => {
  const wrong = new Error('The password is wrong.');
  await expect(waitForDatabase(() => Promise.reject(wrong), waiting(60))).rejects.toBe(wrong);
  expect(time).toBe(5000);
});
