import { describe, expect, it } from 'vitest';
import { once, onceAtATime } from './once.server.ts';

describe('once', () => {
  it('does the same thing once, though asked twice at the same time', async () => {
    let times = 0;
    const act = async () => {
      times += 1;
    };
    await Promise.all([once(['first', 1], act), once(['first', 1], act)]);
    await once(['first', 1], act);
    expect(times).toBe(1);
    await once(['first', 2], act);
    expect(times).toBe(2);
  });

  it('lets both know of a failure, and lets it be tried again', async () => {
    let times = 0;
    const act = async () => {
      times += 1;
      if (times === 1) throw new Error('down');
    };
    const both = await Promise.allSettled([once('second', act), once('second', act)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await once('second', act);
    expect(times).toBe(2);
  });
});

describe('onceAtATime', () => {
  it('shares what is under way, and nothing afterwards', async () => {
    const shared = onceAtATime<number>();
    let times = 0;
    const act = async () => {
      times += 1;
      return times;
    };
    expect(await Promise.all([shared('form', act), shared('form', act)])).toEqual([1, 1]);
    expect(await shared('form', act)).toBe(2);
    expect(await Promise.all([shared('form', act), shared('other', act)])).toEqual([3, 4]);
  });

  it('forgets what failed', async () => {
    const shared = onceAtATime<string>();
    const failing = () => Promise.reject(new Error('down'));
    const both = await Promise.allSettled([shared('form', failing), shared('form', failing)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shared('form', async () => 'done')).toBe('done');
  });
});
