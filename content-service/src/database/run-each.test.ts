import { expect, test, vi } from 'vitest';
import { runEach, runSteps } from './run-each';

const failing = (failures: Record<string, Error>) =>
  vi.fn(async (item: string) => {
    const failure = failures[item];
    if (failure) throw failure;
  });

test('goes on after a failure, which it throws at the end', async () => {
  const run = failing({ b: new Error('it is too long') });
  const running = runEach(['a', 'b', 'c'], run, (item) => `row ${item}`);
  await expect(running).rejects.toThrow('row b: it is too long');
  expect(run.mock.calls).toEqual([['a'], ['b'], ['c']]);
});

test('throws several failures as one, also those of steps within steps', async () => {
  const failures = { a: new Error('long'), b: new Error('short'), c: new Error('missing') };
  const each = (items: string[]) => () => runEach(items, failing(failures), (item) => item);
  await expect(runSteps([each(['a', 'b']), each(['c'])])).rejects.toThrow(
    /^3 failures: a: long; b: short; c: missing$/,
  );
});

test('stops if the database is unavailable', async () => {
  const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const run = failing({ a: outage });
  await expect(runEach(['a', 'b'], run)).rejects.toBe(outage);
  expect(run).toHaveBeenCalledOnce();
});
