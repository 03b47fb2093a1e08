import { currentEnvironment } from '../environment.server.ts';
import { ContentUnavailable } from './errors.ts';
import { refusal } from './refusal.ts';

/**
 * Hands a service something to act on: one POST of JSON with a time limit, never tried a second
 * time, because the first may have arrived.
 * @param base the service's REST base
 * @param path below the base, e.g. `send`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause;
 * TooManyRequests where it says to come back later
 */
export async function deliver(base: string, path: string, body: unknown): Promise<unknown> {
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  const limit = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A POST that is redirected would arrive as a GET, or somewhere else.
      redirect: 'error',
      signal: limit,
    });
    if (!response.ok) throw await refusal(response);
    return await response.json();
  } catch (cause) {
    if (cause instanceof ContentUnavailable) throw cause;
    const what = limit.aborted ? `no answer within ${CONTENT_TIMEOUT_MS} ms` : 'no usable answer';
    throw new ContentUnavailable(`The content service gave ${what}.`, 500, { cause });
  }
}
