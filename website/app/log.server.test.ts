import { afterEach, expect, it, vi } from 'vitest';
import { log, logFailure } from './log.server.ts';
import { recordRendering } from './request-context.server.ts';

afterEach(() => vi.restoreAllMocks());

it('writes a failure once, and none that was written as the cause of another', () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {});
  const cause = new Error('no network');
  const failure = new Error('no answer', { cause });
  for (const each of [failure, failure, cause]) logFailure('asking', each);
  expect(written).toHaveBeenCalledOnce();
  logFailure('asking', new Error('again'));
  expect(written).toHaveBeenCalledTimes(2);
});

it('marks the page during whose making it happened, however often it was told', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const failure = new Error('no answer');
  const render = async () => {
    await null;
    logFailure('asking', failure);
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
