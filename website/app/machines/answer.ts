/** Seconds for which an answer to a program may be kept: new posts need not be known at once. */
export const KEPT_SECONDS = 600;

/** Seconds after which asking again makes sense while the content service is down. */
const RETRY_AFTER = 60;

/** A text made for programs, which browsers and proxies may keep for some minutes. */
export function machineAnswer(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${KEPT_SECONDS}` },
  });
}

/** JSON made for programs. */
export function jsonAnswer(value: unknown, type = 'application/json'): Response {
  return machineAnswer(JSON.stringify(value), type);
}

/** Nothing is here. */
export function notFoundAnswer(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** The content service does not answer, and nothing of it was kept. */
export function unavailableAnswer(): Response {
  return new Response('Not available just now\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER),
    },
  });
}
