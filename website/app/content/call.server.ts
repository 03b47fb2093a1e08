import { currentEnvironment } from '../environment.server.ts';
import { ContentUnavailable } from './errors.ts';
import { refusal } from './refusal.ts';

/** Answers after which a second try may succeed. */
const passing = new Set([408, 429, 502, 503, 504]);

/**
 * One read from the content service: with a time limit, tried a second time where that may help.
 * @param path below the API's base, e.g. `posts/12`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause
 */
export async function call(
  path: string,
  parameters: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    return await ask(path, parameters, signal);
  } catch (error) {
    const again = error instanceof ContentUnavailable && passing.has(error.status);
    if (!again || signal?.aborted) throw error;
    return ask(path, parameters, signal);
  }
}

async function ask(
  path: string,
  parameters: URLSearchParams,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { CONTENT_API, CONTENT_FORMAT, CONTENT_TIMEOUT_MS } = currentEnvironment();
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const limit = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  try {
    const response = await fetch(`${CONTENT_API.replace(/\/$/, '')}/${path}${query}`, {
      headers: {
        accept: 'application/json',
        ...(CONTENT_FORMAT === 'auto' ? {} : { 'strapi-response-format': CONTENT_FORMAT }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw await refusal(response);
    return await response.json();
  } catch (cause) {
    if (cause instanceof ContentUnavailable) throw cause;
    const what = limit.aborted ? `no answer within ${CONTENT_TIMEOUT_MS} ms` : 'no usable answer';
    throw new ContentUnavailable(`The content service gave ${what}.`, 500, { cause });
  }
}
