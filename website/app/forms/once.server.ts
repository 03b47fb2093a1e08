import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What was handed on within the last minute, by what it was; kept as hashes, not as words. */
const lately = new LRUCache<string, Promise<void>>({ max: 5000, ttl: 60_000 });

/**
 * Does something once for the same form sent twice, as by an impatient second click: the second
 * gets the first one's outcome. What failed may be tried again.
 */
export function once(form: unknown, act: () => Promise<void>): Promise<void> {
  const key = createHash('sha256').update(JSON.stringify(form)).digest('base64');
  const before = lately.get(key);
  if (before) return before;
  const outcome = act();
  lately.set(key, outcome);
  outcome.catch(() => lately.delete(key));
  return outcome;
}
