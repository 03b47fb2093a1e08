import { currentEnvironment } from '../environment.server.ts';
import { ContentSilent, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { readJson } from './read-json.ts';
import { refusal } from './refusal.ts';

/** Statuses after which the same request may succeed at once. */
const transient = new Set([408, 500, 502, 503, 504]);

/** The status of a request that nobody waits for any more. */
const GIVEN_UP = 499;

/** Largest answer of a reference list, in bytes: a hundred names. Posts have longer ones. */
const MAX_REFERENCE_BYTES = 1024 * 1024;

/** Counts complete answers: a service that gives some is not silent, however long it takes over others. */
let answers = 0;

/**
 * One read from the content service, repeated once where that may help. Both attempts share one time
 * limit.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause;
 * ContentSilent where nothing at all was answered within the time limit
 */
export async function request(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  const limit = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  const before = answers;
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
    if (answers > before) throw new ContentUnavailable(message, 500, { cause });
    throw new ContentSilent(message, 500, { cause });
  }
}

async function twice<Answer>(once: () => Promise<Answer>): Promise<Answer> {
  try {
    return await once();
  } catch (error) {
    if (error instanceof ContentUnavailable && transient.has(error.status)) return once();
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
    answers += 1;
    throw refused;
  }
  const answer = await readJson(response, isPosts(path) ? undefined : MAX_REFERENCE_BYTES);
  answers += 1;
  contentEvents.emit('call', 'answered');
  return answer;
}

const isPosts = (path: string) => /^posts(?:\/|$)/.test(path);
