import { currentEnvironment } from '../environment.server.ts';
import { ContentTimeout, ContentUnavailable, requestCancelled } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { readJson } from './read-json.ts';
import { storedResponse, storeResponse } from './revalidation.ts';
import { upstreamErrorOf } from './upstream-error.ts';

/** Statuses after which the same request may succeed at once. */
const retryableStatuses = new Set([408, 500, 502, 503, 504]);

/** The status of a response that is the same as before. */
const NOT_MODIFIED = 304;

/** In bytes, enough for a hundred names. Responses with posts may be larger. */
const MAX_REFERENCE_BYTES = 1024 * 1024;

/** Counts complete responses: a service that sends some has not timed out, however slow others are. */
let responseCount = 0;

/**
 * One read from the content service, retried once where that may help. Both attempts share one time
 * limit.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the JSON of the response, unchecked
 * @throws ContentUnavailable with the message and status of the response, or the network error as
 * its cause; ContentTimeout if the service responded to nothing at all within the time limit
 */
export async function fetchContent(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  const timeout = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const responsesBefore = responseCount;
  try {
    return await withRetry(() => fetchJson(path, parameters, abortSignal));
  } catch (cause) {
    if (cause instanceof ContentUnavailable) {
      contentEvents.emit('call', cause.status < 500 ? 'rejected' : 'failed');
      throw cause;
    }
    if (signal?.aborted) throw requestCancelled(cause);
    contentEvents.emit('call', timeout.aborted ? 'timed-out' : 'failed');
    if (!timeout.aborted) {
      throw new ContentUnavailable('The content service sent an unusable response.', 500, {
        cause,
      });
    }
    const message = `The content service sent no response within ${CONTENT_TIMEOUT_MS} ms.`;
    if (responseCount > responsesBefore) throw new ContentUnavailable(message, 500, { cause });
    throw new ContentTimeout(message, 500, { cause });
  }
}

async function withRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ContentUnavailable && retryableStatuses.has(error.status))
      return attempt();
    throw error;
  }
}

async function fetchJson(path: string, parameters: URLSearchParams, signal: AbortSignal) {
  const { CONTENT_API, CONTENT_FORMAT } = currentEnvironment();
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const address = `${CONTENT_API.replace(/\/$/, '')}/${path}${query}`;
  const stored = storedResponse(address);
  const response = await fetch(address, {
    headers: {
      accept: 'application/json',
      ...(CONTENT_FORMAT === 'auto' ? {} : { 'strapi-response-format': CONTENT_FORMAT }),
      // Otherwise `fetch` adds `no-cache`, which asks for a complete response.
      ...(stored && { 'if-none-match': stored.etag, 'cache-control': 'max-age=0' }),
    },
    signal,
  });
  const isUnchanged = response.status === NOT_MODIFIED && stored;
  if (!response.ok && !isUnchanged) {
    const upstreamError = await upstreamErrorOf(response);
    signal.throwIfAborted();
    responseCount += 1;
    throw upstreamError;
  }
  const body = isUnchanged
    ? stored.value
    : await readJson(response, hasPosts(path) ? undefined : MAX_REFERENCE_BYTES);
  responseCount += 1;
  contentEvents.emit('call', 'succeeded');
  if (!isUnchanged) storeResponse(address, response, body);
  return body;
}

const hasPosts = (path: string) => /^(?:posts|search|preview)(?:\/|$)/.test(path);
