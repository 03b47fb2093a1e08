import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import {
  confirmDeletion,
  requestAccountDeletion,
  requestDeletionCode,
  requestPasswordReset,
  setNewPassword,
} from './accounts.server.ts';

const calls = [
  ['auth/forgot-password', () => requestPasswordReset('m@example.org'), { email: 'm@example.org' }],
  [
    'auth/reset-password',
    () => setNewPassword('abc', 'three odd words'),
    { code: 'abc', password: 'three odd words', passwordConfirmation: 'three odd words' },
  ],
  ['account-deletion', () => requestAccountDeletion('m@example.org'), { email: 'm@example.org' }],
  [
    'account-deletion/confirm',
    () => confirmDeletion('abc', 'content'),
    { code: 'abc', scope: 'content' },
  ],
  [
    'account-deletion/code',
    () => requestDeletionCode('m@example.org', 'three odd words'),
    { email: 'm@example.org', password: 'three odd words' },
  ],
] as const;

describe.each(calls)('%s', (path, run, body) => {
  const mockResponse = (respond: (request: Request) => Response | Promise<Response>) =>
    contentService.use(http.post(`${api}/${path}`, ({ request }) => respond(request)));

  it('posts the fields that the endpoint needs', async () => {
    let sent: unknown;
    mockResponse(async (request) => {
      sent = await request.json();
      return HttpResponse.json({ ok: true, code: 'abc' });
    });
    await run();
    expect(sent).toEqual(body);
  });

  it.each([403, 404, 405])(
    'throws AccountsNotSupported if the service responds %d',
    async (status) => {
      mockResponse(() => HttpResponse.json({ error: { status } }, { status }));
      await expect(run()).rejects.toMatchObject({ name: 'AccountsNotSupported' });
    },
  );

  it('throws TooManyRequests if the service limits requests', async () => {
    mockResponse(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '120' } }));
    await expect(run()).rejects.toMatchObject({ retryAfter: 120 });
  });

  it('distinguishes an unavailable service from a rejected request', async () => {
    mockResponse(() => HttpResponse.error());
    await expect(run()).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });
});

describe('a code or password that is not accepted', () => {
  it.each([
    ['CodeRejected', 'auth/reset-password', () => setNewPassword('old', 'three odd words')],
    ['CodeRejected', 'account-deletion/confirm', () => confirmDeletion('old', 'account')],
    [
      'SignInRejected',
      'account-deletion/code',
      () => requestDeletionCode('m@example.org', 'wrong'),
    ],
  ])('throws %s at %s', async (name, path, run) => {
    contentService.use(
      http.post(`${api}/${path}`, () =>
        HttpResponse.json({ error: { message: 'Incorrect code provided' } }, { status: 400 }),
      ),
    );
    await expect(run()).rejects.toMatchObject({ name });
  });
});

describe('the code for a deletion', () => {
  const requestCode = (body: { code?: unknown } | null) => {
    contentService.use(http.post(`${api}/account-deletion/code`, () => HttpResponse.json(body)));
    return requestDeletionCode('m@example.org', 'three odd words');
  };

  it('is taken from the response', async () => {
    expect(await requestCode({ code: 'abc' })).toBe('abc');
  });

  it.each([null, {}, { code: 7 }, { code: '' }, { code: 'x'.repeat(513) }])(
    'is missing in %j: the service is at fault',
    async (body) => {
      await expect(requestCode(body)).rejects.toMatchObject({ name: 'ContentUnavailable' });
    },
  );
});
