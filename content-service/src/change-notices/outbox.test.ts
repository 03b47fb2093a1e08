import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from './notice';
import { createOutbox } from './outbox';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A website that can be down, and an outbox for it. */
function website() {
  const taken: Change[][] = [];
  const complaints: unknown[] = [];
  const state = { isDown: false, tries: 0 };
  const put = createOutbox(
    async (changes) => {
      state.tries += 1;
      if (state.isDown) throw new Error('refused');
      taken.push(changes);
    },
    (failure) => complaints.push(failure),
  );
  return { put, taken, complaints, state };
}

const city = (id: number) => ({ type: 'city', id });

test('gathers what changes at once into one notice, each change once', async () => {
  const { put, taken } = website();
  put([city(1)]);
  put([city(2), city(1)]);
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(taken).toEqual([[city(1), city(2)]]);
  put([city(1)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([[city(1), city(2)], [city(1)]]);
});

test('tries again after growing pauses and complains once for each outage', async () => {
  const { put, taken, complaints, state } = website();
  for (const outage of [1, 2]) {
    state.isDown = true;
    state.tries = 0;
    put([city(outage)]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(state.tries).toBeGreaterThan(5);
    expect(state.tries).toBeLessThan(12);
    expect(complaints).toHaveLength(outage);
    put([city(outage + 10)]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(taken.at(-1)).toEqual([city(outage), city(outage + 10)]);
  }
});

test('gives up what the website has found out by itself', async () => {
  const { put, taken, state } = website();
  state.isDown = true;
  put([city(1)]);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  put([city(2)]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(taken).toEqual([[city(2)]]);
});

test('holds a bounded number of changes and sends them in parts', async () => {
  const { put, taken } = website();
  put(Array.from({ length: 10_500 }, (_, id) => city(id)));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(taken.map((changes) => changes.length)).toEqual(Array(20).fill(500));
  expect(taken[0]?.[0]).toEqual(city(500));
});

test('keeps a change that was made again while it was on its way', async () => {
  const taken: Change[][] = [];
  const ways: (() => void)[] = [];
  const put = createOutbox(
    (changes) => {
      taken.push(changes);
      return new Promise((arrive) => ways.push(arrive));
    },
    () => {},
  );
  put([city(1)]);
  await vi.advanceTimersByTimeAsync(50);
  put([city(1)]);
  ways[0]?.();
  await vi.advanceTimersByTimeAsync(50);
  expect(taken).toEqual([[city(1)], [city(1)]]);
});
