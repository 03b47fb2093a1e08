import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';

/**
 * Gives the response to a form the headers of a document that holds islands, if it is one.
 * Pages that are only read get theirs when they are sent (`send-page.ts`).
 */
export function withIslandHeaders(
  response: Response,
  islandHeaders: Readonly<Record<string, string>>,
): Response {
  const { headers } = response;
  if (!headers.has(ISLANDS_HEADER)) return response;
  headers.delete(ISLANDS_HEADER);
  for (const [name, value] of Object.entries(islandHeaders)) {
    // What a page says itself counts more than what all pages say.
    if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}
