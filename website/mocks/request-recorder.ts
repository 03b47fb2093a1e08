import { HttpResponse, http } from 'msw';
import { api, contentService } from './content-service.ts';

/**
 * What a content service received at a path, answering as described.
 * @param path below the API's base, e.g. `send`
 * @param respond by default with success
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

/** A refusal in the content service's shape. */
export function errorResponse(
  status: number,
  message: string,
  headers: HeadersInit = {},
): Response {
  return HttpResponse.json({ error: { status, message } }, { status, headers });
}
