/** Seconds for which browsers and proxies may cache a resource. */
export const MAX_AGE_SECONDS = 600;

/** Retry-After in seconds while the content service is down. */
const RETRY_AFTER_SECONDS = 60;

/** A resource that may be cached. */
export function resourceResponse(body: string, contentType: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` },
  });
}

/** A JSON resource that may be cached. */
export function jsonResponse(value: unknown, contentType = 'application/json'): Response {
  return resourceResponse(JSON.stringify(value), contentType);
}

/** What lets pages of other sites read a resource. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * A resource that may be cached, and read by the pages of other sites.
 * @param headers further ones
 */
export function openResponse(
  body: string,
  contentType: string,
  headers: Record<string, string> = {},
): Response {
  const response = resourceResponse(body, contentType);
  for (const [name, value] of Object.entries({ ...openHeaders, ...headers })) {
    response.headers.set(name, value);
  }
  return response;
}

/** A 404 response in plain text. */
export function notFoundResponse(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * A 503 response, for when the content service fails and nothing is cached.
 * @param text for visitors, of what they may open themselves
 */
export function unavailableResponse(text = 'Not available just now'): Response {
  return new Response(`${text}\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });
}
