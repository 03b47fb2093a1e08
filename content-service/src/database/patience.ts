import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request may wait for a locked database, in milliseconds: less than the website waits
 * for an answer (CONTENT_TIMEOUT_MS, 2800), which could not tell later whether a form was accepted.
 */
const REQUEST_MS = 2000;

/** The same for work that nobody waits for; it is done again later. */
const BACKGROUND_MS = 10_000;

/** What is known of a request while it is answered. */
interface Answering {
  until: number;
  isAnswered: () => boolean;
  /** Whether a statement of it failed because the database is not available. */
  failed: boolean;
}

const answering = new AsyncLocalStorage<Answering>();

/**
 * Answers a request; all its statements together wait for the database as long as one request may.
 * @param isAnswered what still runs after the answer counts as background work
 * @returns whether a statement failed because the database is not available, whatever became of it
 */
export async function answerWithin(
  answer: () => Promise<unknown>,
  isAnswered: () => boolean,
): Promise<{ failed: boolean; error?: unknown }> {
  const request: Answering = { until: Date.now() + REQUEST_MS, isAnswered, failed: false };
  try {
    await answering.run(request, answer);
    return { failed: request.failed };
  } catch (error) {
    return { failed: request.failed, error };
  }
}

/** Until when the work under way may wait for the database, in milliseconds since 1970. */
export function patienceEnds(now = Date.now()): number {
  const request = answering.getStore();
  return request && !request.isAnswered() ? request.until : now + BACKGROUND_MS;
}

/** Notes at the request under way, if there is one, that the database is not available. */
export function noteFailure(): void {
  const request = answering.getStore();
  if (request) request.failed = true;
}
