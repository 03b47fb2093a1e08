import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request may wait for a locked database. Less than the website waits for a response
 * (CONTENT_TIMEOUT_MS, 2500): after its timeout it could not tell whether a form was accepted.
 */
const REQUEST_TIMEOUT_MS = 2000;

/** The same for background work, which is retried later. */
const BACKGROUND_TIMEOUT_MS = 10_000;

/** State of a request that is being handled. */
interface RequestContext {
  deadline: number;
  isFinished: () => boolean;
  /** Whether one of its statements failed because the database is unavailable. */
  isUnavailable: boolean;
}

const requests = new AsyncLocalStorage<RequestContext>();

/**
 * Handles a request; all its statements share one deadline for waiting.
 * @param isFinished whether the response has been sent; later work counts as background work
 * @returns whether a statement failed because the database is unavailable, even if the error was
 * handled, and the error that `respond` threw
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

/** Until when the current work may wait for the database, in milliseconds since 1970. */
export function currentDeadline(now = Date.now()): number {
  const request = requests.getStore();
  return request && !request.isFinished() ? request.deadline : now + BACKGROUND_TIMEOUT_MS;
}

/** Records for the current request, if there is one, that the database is unavailable. */
export function markUnavailable(): void {
  const request = requests.getStore();
  if (request) request.isUnavailable = true;
}
