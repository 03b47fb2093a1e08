import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What was handed on within the last minute, by what it was; kept as hashes, not as words. */
const recentRuns = new LRUCache<string, Promise<void>>({ max: 5000, ttl: 60_000 });

/**
 * Does something once for the same form sent twice, as by an impatient second click: the second
 * gets the first one's outcome. What failed may be tried again.
 */
export function runOnce(form: unknown, run: () => Promise<void>): Promise<void> {
  const key = keyOf(form);
  const previous = recentRuns.get(key);
  if (previous) return previous;
  const outcome = run();
  recentRuns.set(key, outcome);
  outcome.catch(() => recentRuns.delete(key));
  return outcome;
}

/**
 * Like `once`, but only as long as it is under way: for what may be wanted again a moment later and
 * has another outcome then.
 * @returns what does something once for the same form
 */
export function shareInFlight<Result>() {
  const inFlight = new Map<string, Promise<Result>>();
  return (form: unknown, run: () => Promise<Result>): Promise<Result> => {
    const key = keyOf(form);
    const pending = inFlight.get(key);
    if (pending) return pending;
    const result = run().finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    return result;
  };
}

function keyOf(form: unknown): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64');
}
