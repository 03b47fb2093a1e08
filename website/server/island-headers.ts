import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';

/**
 * Sets the headers for documents with islands on the response to a form, if it contains islands.
 * Pages requested with GET get theirs in `send-page.ts`.
 */
export function withIslandHeaders(
  response: Response,
  islandHeaders: Readonly<Record<string, string>>,
): Response {
  const { headers } = response;
  if (!headers.has(ISLANDS_HEADER)) return response;
  headers.delete(ISLANDS_HEADER);
  for (const [name, value] of Object.entries(islandHeaders)) {
    // The page's own headers take precedence.
    if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}
