import { describe, expect, it } from 'vitest';
import { runOnce, shareInFlight } from './run-once.server.ts';

describe('runOnce', () => {
  it('runs once for two calls at the same time and a later one', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    await Promise.all([runOnce(['first', 1], run), runOnce(['first', 1], run)]);
    await runOnce(['first', 1], run);
    expect(runs).toBe(1);
    await runOnce(['first', 2], run);
    expect(runs).toBe(2);
  });

  it('rejects both calls if the run fails, and runs again afterwards', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('down');
    };
    const both = await Promise.allSettled([runOnce('second', run), runOnce('second', run)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await runOnce('second', run);
    expect(runs).toBe(2);
  });
});

describe('shareInFlight', () => {
  it('shares a run in flight, but not a finished one', async () => {
    const shared = shareInFlight<number>();
    let runs = 0;
    const run = async () => {
      runs += 1;
      return runs;
    };
    expect(await Promise.all([shared('form', run), shared('form', run)])).toEqual([1, 1]);
    expect(await shared('form', run)).toBe(2);
    expect(await Promise.all([shared('form', run), shared('other', run)])).toEqual([3, 4]);
  });

  it('runs again after a failure', async () => {
    const shared = shareInFlight<string>();
    const failing = () => Promise.reject(new Error('down'));
    const both = await Promise.allSettled([shared('form', failing), shared('form', failing)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shared('form', async () => 'done')).toBe('done');
  });
});
