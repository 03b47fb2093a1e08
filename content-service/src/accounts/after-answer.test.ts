import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterAnswer, endOfAnswers } from './after-answer';

const log = { error: vi.fn(), warn: vi.fn() };
const strapi = { log } as unknown as Core.Strapi;

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

beforeEach(() => {
  vi.resetAllMocks();
});

test('begins later, and is waited for at the end', async () => {
  const act = vi.fn(async () => {});
  afterAnswer(strapi, 'mailing', act);
  expect(act).not.toHaveBeenCalled();
  await endOfAnswers();
  expect(act).toHaveBeenCalledOnce();
});

test('a failure is logged once, and harms nobody', async () => {
  afterAnswer(strapi, 'mailing', () => Promise.reject(new Error('the database is away')));
  await endOfAnswers();
  expect(log.error).toHaveBeenCalledExactlyOnceWith('mailing failed: the database is away');
});

test('tries again, with growing pauses, while the database is not available, and says so once', async () => {
  const act = vi.fn(async () => {});
  act.mockRejectedValueOnce(locked).mockRejectedValueOnce(locked).mockRejectedValueOnce(locked);
  const pauses: number[] = [];
  const done = Promise.withResolvers<void>();
  act.mockImplementation(async () => done.resolve());
  afterAnswer(strapi, 'mailing', act, async (ms) => pauses.push(ms));
  await done.promise;
  await endOfAnswers();
  expect(pauses).toEqual([1000, 5000, 15_000]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('mailing is put off: database is locked');
  expect(log.error).not.toHaveBeenCalled();
});

test('gives up after half an hour', async () => {
  let waited = 0;
  const failed = Promise.withResolvers<void>();
  log.error.mockImplementation(() => failed.resolve());
  afterAnswer(
    strapi,
    'mailing',
    () => Promise.reject(locked),
    async (ms) => {
      waited += ms;
    },
  );
  await failed.promise;
  expect(waited).toBeGreaterThan(30 * 60_000);
  expect(log.error).toHaveBeenCalledExactlyOnceWith('mailing failed: database is locked');
});

test('the end of the service does not wait for a database that is away', async () => {
  const act = vi.fn(() => Promise.reject(locked));
  afterAnswer(strapi, 'mailing', act);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  await endOfAnswers();
  expect(act).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mailing failed: /));
});
