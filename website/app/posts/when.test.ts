import { describe, expect, it } from 'vitest';
import { whenState } from './when.ts';

const start = new Date('2026-04-18T14:00:00Z');
const end = new Date('2026-04-18T18:00:00Z');

describe('whenState', () => {
  it.each([
    ['2026-04-18T13:59:59Z', end, 'coming'],
    ['2026-04-18T14:00:00Z', end, 'running'],
    ['2026-04-18T17:59:59Z', end, 'running'],
    ['2026-04-18T18:00:00Z', end, 'past'],
    ['2026-04-18T16:59:00Z', null, 'running'],
    ['2026-04-18T17:00:00Z', null, 'past'],
  ] as const)('at %s, ending %s, it is %s', (now, ending, state) => {
    expect(whenState(start, ending, new Date(now))).toBe(state);
  });
});
