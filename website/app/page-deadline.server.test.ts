import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeDeadline, withDeadline } from './page-deadline.server.ts';
import { outsideRendering, recordRendering } from './render-context.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timeoutError = () => new Error('late');
const resolveAfter = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

/** What a promise comes to in a time. */
async function outcomeWithin(ms: number, promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([outcome, 'still waiting']);
}

test('the waits of a page share one deadline', async () => {
  const page = withDeadline(1000, async () => {
    await beforeDeadline(resolveAfter(700, 'first'), timeoutError);
    return beforeDeadline(resolveAfter(700, 'second'), timeoutError);
  });
  expect(await outcomeWithin(1000, page)).toBe('late');
});

test('what arrives in time is handed on, errors too', async () => {
  const page = withDeadline(1000, async () => [
    await beforeDeadline(resolveAfter(400, 'first'), timeoutError),
    await beforeDeadline(resolveAfter(400, 'second'), timeoutError),
  ]);
  expect(await outcomeWithin(1000, page)).toEqual(['first', 'second']);
  const failed = withDeadline(1000, () =>
    beforeDeadline(Promise.reject(Error('no')), timeoutError),
  );
  expect(await outcomeWithin(0, failed)).toBe('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait that begins after the deadline ends at once', async () => {
  const page = withDeadline(100, async () => {
    await resolveAfter(200, null);
    return beforeDeadline(new Promise(() => {}), timeoutError);
  });
  expect(await outcomeWithin(201, page)).toBe('late');
});

test('a page has as long as one call to the content service', async () => {
  const { result } = recordRendering(() => beforeDeadline(new Promise(() => {}), timeoutError));
  const outcome = result.catch((error: Error) => error.message);
  expect(await outcomeWithin(2499, outcome)).toBe('still waiting');
  expect(await outcomeWithin(1, outcome)).toBe('late');
});

test('what many pages share has no deadline of one of them', async () => {
  const { result } = recordRendering(() =>
    outsideRendering(() => beforeDeadline(resolveAfter(9000, 'all'), timeoutError)),
  );
  expect(await outcomeWithin(9000, result)).toBe('all');
});
