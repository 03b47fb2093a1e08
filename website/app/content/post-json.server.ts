import { currentEnvironment } from '../environment.server.ts';
import { currentVisitor, type Visitor } from '../request-context.server.ts';
import { ContentUnavailable } from './errors.ts';
import { readJson } from './read-json.ts';
import { consumeSendingLimit } from './sending-limits.server.ts';
import { upstreamErrorOf } from './upstream-error.ts';

/**
 * Hands a service something to act on: one POST of JSON with a time limit, never tried a second
 * time, because the first may have arrived.
 * @param base the service's REST base
 * @param path below the base, e.g. `send`
 * @returns the answer's JSON, unchecked
 * @throws ContentUnavailable with the answer's own message and status, or the network's cause;
 * TooManyRequests where it, or this side, says to come back later
 */
export async function postJson(base: string, path: string, body: unknown): Promise<unknown> {
  const visitor = currentVisitor();
  await consumeSendingLimit(visitor?.address ?? null);
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  const timeout = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(visitor && visitorHeaders(visitor, base)),
      },
      body: JSON.stringify(body),
      // A POST that is redirected would arrive as a GET, or somewhere else.
      redirect: 'error',
      signal: timeout,
    });
    if (!response.ok) throw await upstreamErrorOf(response);
    return await readJson(response);
  } catch (cause) {
    if (cause instanceof ContentUnavailable) throw cause;
    const problem = timeout.aborted
      ? `no answer within ${CONTENT_TIMEOUT_MS} ms`
      : 'no usable answer';
    throw new ContentUnavailable(`The content service gave ${problem}.`, 500, { cause });
  }
}

/** For whom it is handed on. Only the content service is told the secret, and the address with it. */
function visitorHeaders({ address, language }: Visitor, base: string): Record<string, string> {
  const { WEBSITE_TOKEN, CONTENT_API } = currentEnvironment();
  const isTrustedService = WEBSITE_TOKEN && new URL(base).origin === new URL(CONTENT_API).origin;
  return {
    'x-visitor-language': language,
    ...(isTrustedService && { 'x-website-token': WEBSITE_TOKEN, 'x-visitor-address': address }),
  };
}
