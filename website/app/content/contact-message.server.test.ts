import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { sendContactMessage } from './contact-message.server.ts';

const message = {
  name: 'Mariam',
  email: 'mariam@example.org',
  subject: 'A question',
  message: 'Where do I find the office?',
};

function mockResponse(respond: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  contentService.use(
    http.post(`${api}/send`, ({ request }) => {
      requests.push(request.clone());
      return respond(request);
    }),
  );
  return requests;
}

describe('sendMessage', () => {
  it('posts the message as JSON to {base}/send', async () => {
    const requests = mockResponse(() => HttpResponse.json({ ok: true }));
    await sendContactMessage({
      ...message,
      phone: undefined,
      about: 'https://diyar.example/events/1',
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({
      ...message,
      about: 'https://diyar.example/events/1',
    });
  });

  it('throws the error message and status of the response', async () => {
    mockResponse(() =>
      HttpResponse.json({ error: { status: 400, message: 'No such recipient' } }, { status: 400 }),
    );
    await expect(sendContactMessage(message)).rejects.toMatchObject({
      message: 'No such recipient',
      status: 400,
    });
  });

  it.each([
    [
      '404, as from a service without the endpoint',
      () => new HttpResponse(null, { status: 404 }),
      404,
    ],
    ['405', () => new HttpResponse('Method Not Allowed', { status: 405 }), 405],
    ['a broken service', () => HttpResponse.html('<h1>Oops</h1>', { status: 502 }), 502],
  ])("throws 'An error occurred' for %s", async (_what, respond, status) => {
    mockResponse(respond);
    await expect(sendContactMessage(message)).rejects.toMatchObject({
      message: 'An error occurred',
      status,
    });
  });

  it.each([
    ['a network error', () => HttpResponse.error()],
    ['a page instead of JSON', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['a redirect', () => HttpResponse.redirect(`${api}/elsewhere`)],
  ])('treats as a failure: %s', async (_what, respond) => {
    mockResponse(respond);
    await expect(sendContactMessage(message)).rejects.toMatchObject({
      name: 'ContentUnavailable',
      status: 500,
    });
  });

  it.each([
    ['90', 90],
    ['', 60],
    ['soon', 60],
  ])('reads Retry-After %j', async (header, retryAfter) => {
    mockResponse(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header } }));
    await expect(sendContactMessage(message)).rejects.toMatchObject({
      name: 'TooManyRequests',
      retryAfter,
    });
  });

  it('never retries', async () => {
    const requests = mockResponse(() => new HttpResponse(null, { status: 503 }));
    await expect(sendContactMessage(message)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
});
