import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { sendMessage } from './send.server.ts';

const message = {
  name: 'Mariam',
  email: 'mariam@example.org',
  subject: 'A question',
  message: 'Where do I find the office?',
};

function answer(respond: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = [];
  contentService.use(
    http.post(`${api}/send`, ({ request }) => {
      asked.push(request.clone());
      return respond(request);
    }),
  );
  return asked;
}

describe('sendMessage', () => {
  it('posts the message as JSON to {base}/send', async () => {
    const asked = answer(() => HttpResponse.json({ ok: true }));
    await sendMessage({ ...message, phone: undefined, about: 'https://diyar.example/events/1' });
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
    expect(await asked[0]?.json()).toEqual({ ...message, about: 'https://diyar.example/events/1' });
  });

  it("tells the answer's error message and status", async () => {
    answer(() =>
      HttpResponse.json({ error: { status: 400, message: 'No such recipient' } }, { status: 400 }),
    );
    await expect(sendMessage(message)).rejects.toMatchObject({
      message: 'No such recipient',
      status: 400,
    });
  });

  it.each([
    [
      '404, as a service without the call answers',
      () => new HttpResponse(null, { status: 404 }),
      404,
    ],
    ['405', () => new HttpResponse('Method Not Allowed', { status: 405 }), 405],
    ['a broken service', () => HttpResponse.html('<h1>Oops</h1>', { status: 502 }), 502],
  ])("says 'An error occurred' of %s", async (_what, respond, status) => {
    answer(respond);
    await expect(sendMessage(message)).rejects.toMatchObject({
      message: 'An error occurred',
      status,
    });
  });

  it.each([
    ['a dead network', () => HttpResponse.error()],
    ['a page instead of JSON', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['a way elsewhere', () => HttpResponse.redirect(`${api}/elsewhere`)],
  ])('is no success: %s', async (_what, respond) => {
    answer(respond);
    await expect(sendMessage(message)).rejects.toMatchObject({
      name: 'ContentUnavailable',
      status: 500,
    });
  });

  it.each([
    ['90', 90],
    ['', 60],
    ['soon', 60],
  ])('says when to try again: Retry-After %j', async (header, retryAfter) => {
    answer(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header } }));
    await expect(sendMessage(message)).rejects.toMatchObject({
      name: 'TooManyRequests',
      retryAfter,
    });
  });

  it('sends once, whatever happens', async () => {
    const asked = answer(() => new HttpResponse(null, { status: 503 }));
    await expect(sendMessage(message)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
