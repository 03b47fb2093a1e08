import { currentEnvironment } from '../environment.server.ts';
import { madeOf } from '../making.server.ts';
import { breaker, FAILURES } from './breaker.server.ts';
import { ContentSilent, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { readJson } from './read-json.ts';
import { refusal } from './refusal.ts';
import { shownIn } from './shown.ts';

/** Answers after which a second try may succeed. */
const passing = new Set([408, 502, 503, 504]);

/** The status of a call that nobody waits for any more. */
const GIVEN_UP = 499;

type Guard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

let guard: Guard = (call) => call();

/** From now on calls to a service that is down are not made. For the process that serves visitors. */
export function guardCalls(): void {
  guard = breaker(probe);
}

const probe = () => within('posts', new URLSearchParams({ 'pagination[limit]': '1' }));

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
 * One read from the content service: with a time limit, tried a second time where that may help.
 * What it shows is noted for the page under way.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause
 */
export async function call(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await shared(`${path}?${parameters}`, () =>
    guard(() => within(path, parameters, signal)),
  );
  madeOf(shownIn(path, parameters, answer));
  return answer;
}

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

/** Both tries share one time limit: it is what a visitor waits. */
async function within(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  const limit = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await twice(() => ask(path, parameters, until));
  } catch (cause) {
    if (cause instanceof ContentUnavailable) {
      contentEvents.emit('call', cause.status < 500 ? 'refused' : 'failed');
      throw cause;
    }
    if (signal?.aborted)
      throw new ContentUnavailable('Nobody waits any more.', GIVEN_UP, { cause });
    contentEvents.emit('call', limit.aborted ? 'silent' : 'failed');
    if (!limit.aborted) {
      throw new ContentUnavailable('The content service gave no usable answer.', 500, { cause });
    }
    const message = `The content service gave no answer within ${CONTENT_TIMEOUT_MS} ms.`;
    throw new ContentSilent(message, 500, { cause });
  }
}

async function twice<Answer>(once: () => Promise<Answer>): Promise<Answer> {
  try {
    return await once();
  } catch (error) {
    if (error instanceof ContentUnavailable && passing.has(error.status)) return once();
    throw error;
  }
}

async function ask(path: string, parameters: URLSearchParams, signal: AbortSignal) {
  const { CONTENT_API, CONTENT_FORMAT } = currentEnvironment();
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const response = await fetch(`${CONTENT_API.replace(/\/$/, '')}/${path}${query}`, {
    headers: {
      accept: 'application/json',
      ...(CONTENT_FORMAT === 'auto' ? {} : { 'strapi-response-format': CONTENT_FORMAT }),
    },
    signal,
  });
  if (!response.ok) {
    const refused = await refusal(response);
    signal.throwIfAborted();
    throw refused;
  }
  const answer = await readJson(response);
  contentEvents.emit('call', 'answered');
  return answer;
}
