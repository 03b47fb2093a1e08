import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable, reasonOf } from './unavailable';

/** How long the database may take to answer, in milliseconds; a health check waits 2 s at most. */
const TIMEOUT_MS = 1500;

/** A question without an answer is asked anew after that time, in milliseconds. */
const ABANDONED_AFTER_MS = 10_000;

/**
 * Tells whether the database answers. However often it is asked, one question is under way at a
 * time: a database that hangs would otherwise be given one more connection to hold each time.
 * @param query a small question to the database
 * @returns resolves to null where it answers, else to the reason in a few words
 */
export function healthCheck(
  query: () => Promise<unknown>,
  { now = Date.now, limitMs: timeoutMs = TIMEOUT_MS } = {},
): () => Promise<string | null> {
  let pending: { answer: Promise<string | null>; since: number } | undefined;

  function sharedQuery(): Promise<string | null> {
    if (pending && now() - pending.since < ABANDONED_AFTER_MS) return pending.answer;
    const started = {
      since: now(),
      answer: outcomeOf(query).finally(() => {
        if (pending === started) pending = undefined;
      }),
    };
    pending = started;
    return started.answer;
  }

  return async () => {
    const done = new AbortController();
    const timeout = sleep(timeoutMs, `the database does not answer within ${timeoutMs} ms`, {
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
      isUnavailable(error) ? reasonOf(error) : 'the database answers with an error',
  );
