import { describe, expect, it } from 'vitest';
import { eventStateOf, stateChangeAfter } from './event-state.ts';

const start = new Date('2026-04-18T14:00:00Z');
const end = new Date('2026-04-18T18:00:00Z');

describe('the state of an event', () => {
  it.each([
    ['2026-04-18T13:59:59Z', end, 'upcoming'],
    ['2026-04-18T14:00:00Z', end, 'ongoing'],
    ['2026-04-18T17:59:59Z', end, 'ongoing'],
    ['2026-04-18T18:00:00Z', end, 'past'],
    ['2026-04-18T16:59:00Z', null, 'ongoing'],
    ['2026-04-18T17:00:00Z', null, 'past'],
  ] as const)('at %s, with the end %s, it is %s', (now, ending, state) => {
    expect(eventStateOf(start, ending, new Date(now))).toBe(state);
  });
});

it.each([
  ['2026-04-18T13:59:59Z', end, start],
  ['2026-04-18T14:00:00Z', end, end],
  ['2026-04-18T14:00:00Z', null, new Date('2026-04-18T17:00:00Z')],
  ['2026-04-18T18:00:00Z', end, null],
])('after %s, with the end %s, it changes at %s', (now, ending, change) => {
  expect(stateChangeAfter(start, ending, new Date(now))).toEqual(change);
});
