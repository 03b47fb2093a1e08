import type { IncomingMessage, ServerResponse } from 'node:http';

/** Seconds a redirect may be cached. */
const MAX_AGE_SECONDS = 86_400;

/**
 * Redirects permanently, with 308: unlike 301, it has browsers send a form again unchanged.
 * @param location path and query; a query may contain a mailed code, so such a redirect is not cached
 *   and sends no referrer
 */
export function redirect(
  { method }: IncomingMessage,
  response: ServerResponse,
  location: string,
): void {
  const isPrivate = location.includes('?');
  if (isPrivate) response.setHeader('Referrer-Policy', 'no-referrer');
  // An unread body would be parsed as the next request.
  if (method !== 'GET' && method !== 'HEAD') response.setHeader('Connection', 'close');
  response.setHeader(
    'Cache-Control',
    isPrivate ? 'no-store' : `public, max-age=${MAX_AGE_SECONDS}`,
  );
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
}
