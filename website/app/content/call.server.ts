import { beforeDeadline, dependsOn } from '../request-context.server.ts';
import { createCircuitBreaker, MAX_CONSECUTIVE_FAILURES } from './circuit-breaker.server.ts';
import { dependenciesOf } from './dependencies.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { fetchContent } from './fetch-content.server.ts';

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
 * @returns the JSON of the response, unchecked
 * @throws ContentUnavailable with the message and status of the response, or the network error as its cause
 */
export async function callContentService(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const pending = deduplicated(`${path}?${parameters}`, () =>
    execute(() => fetchContent(path, parameters, signal)),
  );
  const body = await beforeDeadline(pending, deadlineExceeded);
  dependsOn(dependenciesOf(path, parameters, body));
  return body;
}

const deadlineExceeded = () =>
  new ContentUnavailable('The calls of this page exceeded its deadline.', 503);

/** Pending calls by address: pages that make the same call at the same time share the response. */
const inFlight = new Map<string, Promise<unknown>>();

function deduplicated(address: string, send: () => Promise<unknown>): Promise<unknown> {
  const existing = inFlight.get(address);
  if (existing) return existing;
  const pending = send().finally(() => {
    if (inFlight.get(address) === pending) inFlight.delete(address);
  });
  inFlight.set(address, pending);
  return pending;
}

// A pending response may predate the change.
contentEvents.on('changed', () => inFlight.clear());
