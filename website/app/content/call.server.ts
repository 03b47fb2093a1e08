import { madeOf } from '../making.server.ts';
import { beforeDeadline } from '../page-deadline.server.ts';
import { breaker, FAILURES } from './breaker.server.ts';
import { ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { request } from './request.server.ts';
import { shownIn } from './shown.ts';

type Guard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

let guard: Guard = (call) => call();

/** From now on calls to a service that is down are not made. For the process that serves visitors. */
export function guardCalls(): void {
  guard = breaker(probe);
}

const probe = () => request('posts', new URLSearchParams({ 'pagination[limit]': '1' }));

/**
 * Finds out whether the content service answers, before a visitor has to wait for it: as often as
 * it takes until calls to it are stopped. What comes of it is told by `contentEvents`.
 */
export async function checkContent(): Promise<void> {
  for (let calls = 0; calls < FAILURES; calls += 1) {
    const isThere = await guard(probe).then(
      () => true,
      (error) => error instanceof ContentUnavailable && error.status < 500 && error.status !== 429,
    );
    if (isThere) return;
  }
}

/**
 * One read from the content service for the page under way, which waits for it until its deadline.
 * What it shows is noted for that page.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause
 */
export async function call(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const asking = shared(`${path}?${parameters}`, () =>
    guard(() => request(path, parameters, signal)),
  );
  const answer = await beforeDeadline(asking, tooLate);
  madeOf(shownIn(path, parameters, answer));
  return answer;
}

const tooLate = () =>
  new ContentUnavailable('The calls of this page together took longer than one may.', 503);

/** Calls under way, by address: pages that ask for the same at the same time share the answer. */
const underway = new Map<string, Promise<unknown>>();

function shared(address: string, ask: () => Promise<unknown>): Promise<unknown> {
  const waiting = underway.get(address);
  if (waiting) return waiting;
  const asking = ask().finally(() => {
    if (underway.get(address) === asking) underway.delete(address);
  });
  underway.set(address, asking);
  return asking;
}

// An answer under way may be from before the change.
contentEvents.on('changed', () => underway.clear());
