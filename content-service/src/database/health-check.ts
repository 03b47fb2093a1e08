import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable, reasonOf } from './unavailable';

/** How long the database may take to answer, in milliseconds; a health check waits 2 s at most. */
const LIMIT_MS = 1500;

/** A question without an answer is asked anew after that time, in milliseconds. */
const GIVEN_UP_MS = 10_000;

/**
 * Tells whether the database answers. However often it is asked, one question is under way at a
 * time: a database that hangs would otherwise be given one more connection to hold each time.
 * @param ask a small question to the database
 * @returns resolves to null where it answers, else to the reason in a few words
 */
export function healthCheck(
  ask: () => Promise<unknown>,
  { now = Date.now, limitMs = LIMIT_MS } = {},
): () => Promise<string | null> {
  let underway: { answer: Promise<string | null>; since: number } | undefined;

  function question(): Promise<string | null> {
    if (underway && now() - underway.since < GIVEN_UP_MS) return underway.answer;
    const asked = {
      since: now(),
      answer: answerTo(ask).finally(() => {
        if (underway === asked) underway = undefined;
      }),
    };
    underway = asked;
    return asked.answer;
  }

  return async () => {
    const over = new AbortController();
    const late = sleep(limitMs, `the database does not answer within ${limitMs} ms`, {
      signal: over.signal,
    });
    try {
      return await Promise.race([question(), late]);
    } finally {
      over.abort();
    }
  };
}

const answerTo = (ask: () => Promise<unknown>) =>
  ask().then(
    () => null,
    (error: unknown) =>
      isUnavailable(error) ? reasonOf(error) : 'the database answers with an error',
  );
