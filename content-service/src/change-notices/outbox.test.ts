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

/** An outbox for a website that can be down. */
function website() {
  const delivered: Change[][] = [];
  const failures: unknown[] = [];
  const state = { isDown: false, tries: 0 };
  const enqueue = createOutbox(
    async (changes) => {
      state.tries += 1;
      if (state.isDown) throw new Error('connection refused');
      delivered.push(changes);
    },
    (failure) => failures.push(failure),
  );
  return { enqueue, delivered, failures, state };
}

const city = (id: number) => ({ type: 'city', id });

test('batches simultaneous changes into one notice without duplicates', async () => {
  const { enqueue, delivered } = website();
  enqueue([city(1)]);
  enqueue([city(2), city(1)]);
  expect(delivered).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(delivered).toEqual([[city(1), city(2)]]);
  enqueue([city(1)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(delivered).toEqual([[city(1), city(2)], [city(1)]]);
});

test('retries with backoff and reports each outage once', async () => {
  const { enqueue, delivered, failures, state } = website();
  for (const outage of [1, 2]) {
    state.isDown = true;
    state.tries = 0;
    enqueue([city(outage)]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(state.tries).toBeGreaterThan(5);
    expect(state.tries).toBeLessThan(12);
    expect(failures).toHaveLength(outage);
    enqueue([city(outage + 10)]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(delivered.at(-1)).toEqual([city(outage), city(outage + 10)]);
  }
});

test('drops changes that are too old', async () => {
  const { enqueue, delivered, state } = website();
  state.isDown = true;
  enqueue([city(1)]);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  enqueue([city(2)]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(delivered).toEqual([[city(2)]]);
});

test('limits the number of pending changes and sends them in batches', async () => {
  const { enqueue, delivered } = website();
  enqueue(Array.from({ length: 10_500 }, (_, id) => city(id)));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(delivered.map((changes) => changes.length)).toEqual(Array(20).fill(500));
  expect(delivered[0]?.[0]).toEqual(city(500));
});

test('sends a change again if it recurs while its notice is being sent', async () => {
  const delivered: Change[][] = [];
  const pendingSends: (() => void)[] = [];
  const enqueue = createOutbox(
    (changes) => {
      delivered.push(changes);
      return new Promise((resolve) => pendingSends.push(resolve));
    },
    () => {},
  );
  enqueue([city(1)]);
  await vi.advanceTimersByTimeAsync(50);
  enqueue([city(1)]);
  pendingSends[0]?.();
  await vi.advanceTimersByTimeAsync(50);
  expect(delivered).toEqual([[city(1)], [city(1)]]);
});
