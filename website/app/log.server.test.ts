import { afterEach, expect, it, vi } from 'vitest';
import { log, logFailure } from './log.server.ts';
import { recordRendering } from './request-context.server.ts';

afterEach(() => vi.restoreAllMocks());

it('logs a failure once, and not again as the cause of another', () => {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  const cause = new Error('no network');
  const failure = new Error('no response', { cause });
  for (const each of [failure, failure, cause]) logFailure('reading posts', each);
  expect(logError).toHaveBeenCalledOnce();
  logFailure('reading posts', new Error('again'));
  expect(logError).toHaveBeenCalledTimes(2);
});

it('marks every page being rendered as incomplete, however often a failure is reported', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const failure = new Error('no response');
  const render = async () => {
    await null;
    logFailure('reading posts', failure);
  };
  const pages = [recordRendering(render), recordRendering(render)];
  const succeeding = recordRendering(async () => {});
  await Promise.all([...pages, succeeding].map(({ result }) => result));
  expect([...pages, succeeding].map(({ record }) => record.isComplete)).toEqual([
    false,
    false,
    true,
  ]);
});
