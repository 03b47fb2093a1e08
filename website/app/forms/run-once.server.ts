import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Runs something once per key within a minute, for a form that is sent twice, e.g. by a double click.
 * The second call gets the outcome of the first. A failed run can be tried again.
 * @returns a function that shares runs with the same key, which is any JSON value
 */
export function shareForAMinute<Result>() {
  // Keys are hashed, so that no form stays in memory as text.
  const recentRuns = new LRUCache<string, Promise<Result>>({ max: 5000, ttl: 60_000 });
  return (key: unknown, run: () => Promise<Result>): Promise<Result> => {
    const hash = hashOf(key);
    const previous = recentRuns.get(hash);
    if (previous) return previous;
    const outcome = run();
    recentRuns.set(hash, outcome);
    outcome.catch(() => recentRuns.delete(hash));
    return outcome;
  };
}

/** `shareForAMinute` for forms without a result of their own. */
export const runOnce = shareForAMinute<void>();

/**
 * Like `runOnce`, but only while a run is in flight: for runs that have another result next time.
 * @returns a function that shares runs with the same key
 */
export function shareInFlight<Result>() {
  const inFlight = new Map<string, Promise<Result>>();
  return (key: unknown, run: () => Promise<Result>): Promise<Result> => {
    const hash = hashOf(key);
    const pending = inFlight.get(hash);
    if (pending) return pending;
    const result = run().finally(() => inFlight.delete(hash));
    inFlight.set(hash, result);
    return result;
  };
}

function hashOf(key: unknown): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}
