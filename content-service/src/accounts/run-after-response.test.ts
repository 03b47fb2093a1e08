import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishPendingTasks, runAfterResponse } from './run-after-response';

const log = { error: vi.fn(), warn: vi.fn() };
const strapi = { log } as unknown as Core.Strapi;

const lockedError = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

beforeEach(() => {
  vi.resetAllMocks();
});

test('starts later and is awaited at shutdown', async () => {
  const task = vi.fn(async () => {});
  runAfterResponse(strapi, 'mailing', task);
  expect(task).not.toHaveBeenCalled();
  await finishPendingTasks();
  expect(task).toHaveBeenCalledOnce();
});

test('logs a failure once and does not throw', async () => {
  runAfterResponse(strapi, 'mailing', () => Promise.reject(new Error('no such table')));
  await finishPendingTasks();
  expect(log.error).toHaveBeenCalledExactlyOnceWith('mailing failed: no such table');
});

test('retries with backoff while the database is unavailable and logs it once', async () => {
  const task = vi.fn(async () => {});
  task
    .mockRejectedValueOnce(lockedError)
    .mockRejectedValueOnce(lockedError)
    .mockRejectedValueOnce(lockedError);
  const delays: number[] = [];
  const done = Promise.withResolvers<void>();
  task.mockImplementation(async () => done.resolve());
  runAfterResponse(strapi, 'mailing', task, async (ms) => delays.push(ms));
  await done.promise;
  await finishPendingTasks();
  expect(delays).toEqual([1000, 5000, 15_000]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('mailing is postponed: database is locked');
  expect(log.error).not.toHaveBeenCalled();
});

test('gives up after half an hour', async () => {
  let waitedMs = 0;
  const failed = Promise.withResolvers<void>();
  log.error.mockImplementation(() => failed.resolve());
  runAfterResponse(
    strapi,
    'mailing',
    () => Promise.reject(lockedError),
    async (ms) => {
      waitedMs += ms;
    },
  );
  await failed.promise;
  expect(waitedMs).toBeGreaterThan(30 * 60_000);
  expect(log.error).toHaveBeenCalledExactlyOnceWith('mailing failed: database is locked');
});

test('shutdown does not wait for an unavailable database', async () => {
  const task = vi.fn(() => Promise.reject(lockedError));
  runAfterResponse(strapi, 'mailing', task);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  await finishPendingTasks();
  expect(task).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mailing failed: /));
});
