import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable, reasonOf } from './unavailable';

/** How long the database may take to respond; a health check must respond within 2 s. */
const TIMEOUT_MS = 1500;

/** A pending query is given up and replaced after this time. */
const ABANDONED_AFTER_MS = 10_000;

/**
 * Creates a health check of the database. Concurrent checks share one query; otherwise each of them
 * would occupy another connection of a database that hangs.
 * @param query a cheap query
 * @returns a function that resolves to null if the database responds, otherwise to a short reason
 */
export function healthCheck(
  query: () => Promise<unknown>,
  { now = Date.now, timeoutMs = TIMEOUT_MS } = {},
): () => Promise<string | null> {
  let pending: { outcome: Promise<string | null>; since: number } | undefined;

  function sharedQuery(): Promise<string | null> {
    if (pending && now() - pending.since < ABANDONED_AFTER_MS) return pending.outcome;
    const started = {
      since: now(),
      outcome: outcomeOf(query).finally(() => {
        if (pending === started) pending = undefined;
      }),
    };
    pending = started;
    return started.outcome;
  }

  return async () => {
    const done = new AbortController();
    const timeout = sleep(timeoutMs, `the database does not respond within ${timeoutMs} ms`, {
      signal: done.signal,
    });
    try {
      return await Promise.race([sharedQuery(), timeout]);
    } finally {
      done.abort();
    }
  };
}

const outcomeOf = (query: () => Promise<unknown>) =>
  query().then(
    () => null,
    (error: unknown) =>
      isUnavailable(error) ? reasonOf(error) : 'the database responds with an error',
  );
