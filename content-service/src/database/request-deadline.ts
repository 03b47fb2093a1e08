import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request may wait for a locked database, in milliseconds: less than the website waits
 * for an answer (CONTENT_TIMEOUT_MS, 2800), which could not tell later whether a form was accepted.
 */
const REQUEST_TIMEOUT_MS = 2000;

/** The same for work that nobody waits for; it is done again later. */
const BACKGROUND_TIMEOUT_MS = 10_000;

/** What is known of a request while it is answered. */
interface RequestContext {
  deadline: number;
  isFinished: () => boolean;
  /** Whether a statement of it failed because the database is not available. */
  isUnavailable: boolean;
}

const requests = new AsyncLocalStorage<RequestContext>();

/**
 * Answers a request; all its statements together wait for the database as long as one request may.
 * @param isFinished what still runs after the answer counts as background work
 * @returns whether a statement failed because the database is not available, whatever became of it
 */
export async function runWithDeadline(
  respond: () => Promise<unknown>,
  isFinished: () => boolean,
): Promise<{ isUnavailable: boolean; error?: unknown }> {
  const request: RequestContext = {
    deadline: Date.now() + REQUEST_TIMEOUT_MS,
    isFinished,
    isUnavailable: false,
  };
  try {
    await requests.run(request, respond);
    return { isUnavailable: request.isUnavailable };
  } catch (error) {
    return { isUnavailable: request.isUnavailable, error };
  }
}

/** Until when the work under way may wait for the database, in milliseconds since 1970. */
export function currentDeadline(now = Date.now()): number {
  const request = requests.getStore();
  return request && !request.isFinished() ? request.deadline : now + BACKGROUND_TIMEOUT_MS;
}

/** Notes at the request under way, if there is one, that the database is not available. */
export function markUnavailable(): void {
  const request = requests.getStore();
  if (request) request.isUnavailable = true;
}
