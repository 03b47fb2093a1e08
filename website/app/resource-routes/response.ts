/** Seconds for which an answer to a program may be kept: new posts need not be known at once. */
export const MAX_AGE_SECONDS = 600;

/** Seconds after which asking again makes sense while the content service is down. */
const RETRY_AFTER_SECONDS = 60;

/** A text made for programs, which browsers and proxies may keep for some minutes. */
export function resourceResponse(body: string, contentType: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` },
  });
}

/** JSON made for programs. */
export function jsonResponse(value: unknown, contentType = 'application/json'): Response {
  return resourceResponse(JSON.stringify(value), contentType);
}

/** Nothing is here. */
export function notFoundResponse(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** The content service does not answer, and nothing of it was kept. */
export function unavailableResponse(): Response {
  return new Response('Not available just now\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });
}
