import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long others may keep a redirect, in seconds. */
const MAX_AGE_SECONDS = 86_400;

/**
 * Redirects for good, by 308: with it, and not with 301, a form is sent again as it was.
 * @param location path and query; a query may hold a mailed code, so it is kept nowhere and its
 *   address passed on to nobody
 */
export function redirect(
  { method }: IncomingMessage,
  response: ServerResponse,
  location: string,
): void {
  const isPrivate = location.includes('?');
  if (isPrivate) response.setHeader('Referrer-Policy', 'no-referrer');
  // What was not read of a body would be taken for the next request.
  if (method !== 'GET' && method !== 'HEAD') response.setHeader('Connection', 'close');
  response.setHeader(
    'Cache-Control',
    isPrivate ? 'no-store' : `public, max-age=${MAX_AGE_SECONDS}`,
  );
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
}
