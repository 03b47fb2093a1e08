import { beforeDeadline, dependsOn } from '../request-context.server.ts';
import { createCircuitBreaker, MAX_CONSECUTIVE_FAILURES } from './circuit-breaker.server.ts';
import { dependenciesOf } from './dependencies.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { fetchContent } from './fetch-content.server.ts';
import { createSharedCalls } from './shared-calls.server.ts';

type Execute = <Result>(call: () => Promise<Result>) => Promise<Result>;

let execute: Execute = (call) => call();

/** Enables the circuit breaker. For the process that serves visitors. */
export function enableCircuitBreaker(): void {
  execute = createCircuitBreaker(probe);
}

const probe = () => fetchContent('posts', new URLSearchParams({ 'pagination[limit]': '1' }));

/**
 * Checks at start-up whether the content service responds, so that no visitor waits for it: repeats
 * until it succeeds or the circuit breaker opens. `contentEvents` reports the outcome.
 */
export async function probeContentService(): Promise<void> {
  for (let calls = 0; calls < MAX_CONSECUTIVE_FAILURES; calls += 1) {
    const isReachable = await execute(probe).then(
      () => true,
      (error) => error instanceof ContentUnavailable && error.status < 500 && error.status !== 429,
    );
    if (isReachable) return;
  }
}

/**
 * One read from the content service for the current page, which waits at most until its deadline.
 * Records the entries in the response as dependencies of the page.
 * @param path below the API's base, e.g. `posts/12`
 * @param signal of the visitor's request; other pages that make the same call still get the response
 * @returns the JSON of the response, unchecked
 * @throws ContentUnavailable with the message and status of the response, or the network error as its cause
 */
export async function callContentService(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const pending = calls.join(
    `${path}?${parameters}`,
    (shared) => execute(() => fetchContent(path, parameters, shared)),
    signal,
  );
  const body = await beforeDeadline(pending, deadlineExceeded);
  dependsOn(dependenciesOf(path, parameters, body));
  return body;
}

const deadlineExceeded = () =>
  new ContentUnavailable('The calls of this page exceeded its deadline.', 503);

const calls = createSharedCalls();

// A pending response may predate the change.
contentEvents.on('changed', calls.clear);
