import { currentEnvironment } from '../environment.server.ts';
import { currentVisitor, type Visitor } from '../request-context.server.ts';
import { ContentUnavailable } from './errors.ts';
import { readJson } from './read-json.ts';
import { consumeSendingLimit } from './sending-limits.server.ts';
import { upstreamErrorOf } from './upstream-error.ts';

/**
 * Sends one POST of JSON with a time limit. Never retries, because the first attempt may have
 * arrived.
 * @param base the service's REST base
 * @param path below the base, e.g. `send`
 * @returns the JSON of the response, unchecked
 * @throws ContentUnavailable with the message and status of the response, or the network error as
 * its cause; TooManyRequests if the service, or the limits of this process, reject it for now
 */
export async function postJson(base: string, path: string, body: unknown): Promise<unknown> {
  const visitor = currentVisitor();
  await consumeSendingLimit(visitor?.address ?? null);
  const { SEND_TIMEOUT_MS } = currentEnvironment();
  const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS);
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(visitor && visitorHeaders(visitor, base)),
      },
      body: JSON.stringify(body),
      // A redirected POST would become a GET, or reach another server.
      redirect: 'error',
      signal: timeout,
    });
    if (!response.ok) throw await upstreamErrorOf(response);
    return await readJson(response);
  } catch (cause) {
    if (cause instanceof ContentUnavailable) throw cause;
    const problem = timeout.aborted
      ? `no response within ${SEND_TIMEOUT_MS} ms`
      : 'an unusable response';
    throw new ContentUnavailable(`The content service sent ${problem}.`, 500, { cause });
  }
}

/** Identifies the visitor. Only the configured content service gets the secret and the address. */
function visitorHeaders({ address, language }: Visitor, base: string): Record<string, string> {
  const { WEBSITE_TOKEN, CONTENT_API } = currentEnvironment();
  const isTrustedService = WEBSITE_TOKEN && new URL(base).origin === new URL(CONTENT_API).origin;
  return {
    'x-visitor-language': language,
    ...(isTrustedService && { 'x-website-token': WEBSITE_TOKEN, 'x-visitor-address': address }),
  };
}
