import { describe, expect, it } from 'vitest';
import { once } from './once.server.ts';

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
