import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What was handed on within the last minute, by what it was; kept as hashes, not as words. */
const lately = new LRUCache<string, Promise<void>>({ max: 5000, ttl: 60_000 });

/**
 * Does something once for the same form sent twice, as by an impatient second click: the second
 * gets the first one's outcome. What failed may be tried again.
 */
export function once(form: unknown, act: () => Promise<void>): Promise<void> {
  const key = keyOf(form);
  const before = lately.get(key);
  if (before) return before;
  const outcome = act();
  lately.set(key, outcome);
  outcome.catch(() => lately.delete(key));
  return outcome;
}

/**
 * Like `once`, but only as long as it is under way: for what may be wanted again a moment later and
 * has another outcome then.
 * @returns what does something once for the same form
 */
export function onceAtATime<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (form: unknown, act: () => Promise<Result>): Promise<Result> => {
    const key = keyOf(form);
    const before = underWay.get(key);
    if (before) return before;
    const result = act().finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  };
}

function keyOf(form: unknown): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64');
}
