import { expect, test } from 'vitest';
import { codesOf } from '#sample-post';

const NOON = Date.UTC(2026, 2, 14, 12);

// Over two days in steps of seven minutes, so on both sides of midnight.
const offsets = Array.from({ length: 412 }, (_, step) => (step - 206) * 7 * 60_000);

test('rejects exactly the ends that are before the start', () => {
  const start = new Date(NOON);
  for (const offset of offsets) {
    const isRejected = codesOf({ start, end: new Date(NOON + offset) }).includes(
      'end-before-start',
    );
    expect(isRejected).toBe(offset < 0);
  }
});

test('accepts a start or an end alone', () => {
  expect(codesOf({ start: new Date(NOON) })).toEqual([]);
  expect(codesOf({ end: new Date(NOON) })).toEqual([]);
});
