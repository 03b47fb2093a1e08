import { beforeDeadline, dependsOn } from '../request-context.server.ts';
import { createCircuitBreaker, MAX_CONSECUTIVE_FAILURES } from './circuit-breaker.server.ts';
import { dependenciesOf } from './dependencies.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { fetchContent } from './fetch-content.server.ts';

type Execute = <Result>(call: () => Promise<Result>) => Promise<Result>;

let execute: Execute = (call) => call();

/** From now on calls to a service that is down are not made. For the process that serves visitors. */
export function enableCircuitBreaker(): void {
  execute = createCircuitBreaker(probe);
}

const probe = () => fetchContent('posts', new URLSearchParams({ 'pagination[limit]': '1' }));

/**
 * Finds out whether the content service answers, before a visitor has to wait for it: as often as
 * it takes until calls to it are stopped. What comes of it is told by `contentEvents`.
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
 * One read from the content service for the page under way, which waits for it until its deadline.
 * What it shows is noted for that page.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause
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
  new ContentUnavailable('The calls of this page together took longer than one may.', 503);

/** Calls under way, by address: pages that ask for the same at the same time share the answer. */
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

// An answer under way may be from before the change.
contentEvents.on('changed', () => inFlight.clear());
