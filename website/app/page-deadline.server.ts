import { AsyncLocalStorage } from 'node:async_hooks';

/** When the page under way has to be there, in milliseconds of `performance.now()`. */
const deadlines = new AsyncLocalStorage<number | undefined>();

/**
 * Runs something for which `beforeDeadline` waits no longer than this, all waits together.
 * @param ms null where nobody waits for it
 */
export function withDeadline<Result>(ms: number | null, run: () => Result): Result {
  return deadlines.run(ms === null ? undefined : performance.now() + ms, run);
}

/**
 * Waits for something until the deadline of the page under way. It is not ended: other pages may
 * wait for the same.
 * @param timeoutError makes the error that is thrown where the deadline passes first
 */
export async function beforeDeadline<Result>(
  pending: Promise<Result>,
  timeoutError: () => Error,
): Promise<Result> {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return pending;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeoutError()), Math.max(0, deadline - performance.now()));
  try {
    return await Promise.race([pending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
