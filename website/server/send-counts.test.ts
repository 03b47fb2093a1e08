import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { createCountSender } from './send-counts.ts';

const api = 'http://counts.example/api';
const report = { searches: [{ query: 'tea', language: 'en', searches: 1, followed: 0 }] };

/** Responds with these statuses, and records the requests. */
function respondWith(...statuses: number[]) {
  const requests: { token: string | null; body: unknown }[] = [];
  contentService.use(
    http.post(`${api}/search-counts`, async ({ request }) => {
      requests.push({
        token: request.headers.get('x-website-token'),
        body: await request.json(),
      });
      return new HttpResponse(null, { status: statuses.shift() ?? 204 });
    }),
  );
  return requests;
}

it('sends counts with the token', async () => {
  const requests = respondWith(204);
  await createCountSender(`${api}/`, '/search-counts', 'secret')(report);
  expect(requests).toEqual([{ token: 'secret', body: report }]);
});

it('fails with the status of a rejection', async () => {
  respondWith(403);
  await expect(createCountSender(api, '/search-counts', 'secret')(report)).rejects.toThrow(
    'status 403',
  );
});

it.each([404, 405])('sends nothing more to a service that responds with %i', async (status) => {
  const requests = respondWith(status);
  const send = createCountSender(api, '/search-counts', 'secret');
  await send(report);
  await send(report);
  expect(requests).toHaveLength(1);
});

it('gives up once it is told to, however long the service takes', async () => {
  contentService.use(http.post(`${api}/search-counts`, () => new Promise<Response>(() => {})));
  const deadline = new AbortController();
  const sending = createCountSender(api, '/search-counts', 'secret')(report, deadline.signal);
  deadline.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
