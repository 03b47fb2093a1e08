import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordMaking, unrecorded } from './making.server.ts';
import { beforeDeadline, withDeadline } from './page-deadline.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Error('late');
const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

/** What a promise comes to in a time. */
async function within(ms: number, promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([outcome, 'still waiting']);
}

test('the waits of a page share one deadline', async () => {
  const page = withDeadline(1000, async () => {
    await beforeDeadline(after(700, 'first'), late);
    return beforeDeadline(after(700, 'second'), late);
  });
  expect(await within(1000, page)).toBe('late');
});

test('what arrives in time is handed on, errors too', async () => {
  const page = withDeadline(1000, async () => [
    await beforeDeadline(after(400, 'first'), late),
    await beforeDeadline(after(400, 'second'), late),
  ]);
  expect(await within(1000, page)).toEqual(['first', 'second']);
  const failed = withDeadline(1000, () => beforeDeadline(Promise.reject(Error('no')), late));
  expect(await within(0, failed)).toBe('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait that begins after the deadline ends at once', async () => {
  const page = withDeadline(100, async () => {
    await after(200, null);
    return beforeDeadline(new Promise(() => {}), late);
  });
  expect(await within(201, page)).toBe('late');
});

test('a page has as long as one call to the content service', async () => {
  const { made } = recordMaking(() => beforeDeadline(new Promise(() => {}), late));
  const outcome = made.catch((error: Error) => error.message);
  expect(await within(2499, outcome)).toBe('still waiting');
  expect(await within(1, outcome)).toBe('late');
});

test('what many pages share has no deadline of one of them', async () => {
  const { made } = recordMaking(() => unrecorded(() => beforeDeadline(after(9000, 'all'), late)));
  expect(await within(9000, made)).toBe('all');
});
