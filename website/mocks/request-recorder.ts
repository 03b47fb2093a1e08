import { HttpResponse, http } from 'msw';
import { api, contentService } from './content-service.ts';

/**
 * Mocks a path of the content service.
 * @param path below the API's base, e.g. `send`
 * @param respond returns the response; by default success
 * @returns the bodies received, updated with each request
 */
export function recordRequestsAt(
  path: string,
  respond: () => Response = () => HttpResponse.json({ ok: true }),
): unknown[] {
  const received: unknown[] = [];
  contentService.use(
    http.post(`${api}/${path}`, async ({ request }) => {
      received.push(await request.json());
      return respond();
    }),
  );
  return received;
}

/** An error response in the content service's format. */
export function errorResponse(
  status: number,
  message: string,
  headers: HeadersInit = {},
): Response {
  return HttpResponse.json({ error: { status, message } }, { status, headers });
}
