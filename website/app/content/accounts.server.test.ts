import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import {
  askForDeletion,
  askForNewPassword,
  confirmDeletion,
  deleteByPassword,
  setNewPassword,
} from './accounts.server.ts';

const calls = [
  ['auth/forgot-password', () => askForNewPassword('m@example.org'), { email: 'm@example.org' }],
  [
    'auth/reset-password',
    () => setNewPassword('abc', 'three odd words'),
    { code: 'abc', password: 'three odd words', passwordConfirmation: 'three odd words' },
  ],
  ['account-deletion', () => askForDeletion('m@example.org'), { email: 'm@example.org' }],
  [
    'account-deletion/confirm',
    () => confirmDeletion('abc', 'content'),
    { code: 'abc', scope: 'content' },
  ],
  [
    'account-deletion/with-password',
    () => deleteByPassword('m@example.org', 'three odd words', 'account'),
    { email: 'm@example.org', password: 'three odd words', scope: 'account' },
  ],
] as const;

describe.each(calls)('%s', (path, act, body) => {
  const answer = (respond: (request: Request) => Response | Promise<Response>) =>
    contentService.use(http.post(`${api}/${path}`, ({ request }) => respond(request)));

  it('posts what it needs', async () => {
    let sent: unknown;
    answer(async (request) => {
      sent = await request.json();
      return HttpResponse.json({ ok: true });
    });
    await act();
    expect(sent).toEqual(body);
  });

  it.each([403, 404, 405])('is not offered where the service answers %d', async (status) => {
    answer(() => HttpResponse.json({ error: { status } }, { status }));
    await expect(act()).rejects.toMatchObject({ name: 'NotOffered' });
  });

  it('says when it was asked too often', async () => {
    answer(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '120' } }));
    await expect(act()).rejects.toMatchObject({ retryAfter: 120 });
  });

  it('tells a service that is down from one that refuses', async () => {
    answer(() => HttpResponse.error());
    await expect(act()).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });
});

describe('a code or password that does not work', () => {
  it.each([
    ['CodeRefused', 'auth/reset-password', () => setNewPassword('old', 'three odd words')],
    ['CodeRefused', 'account-deletion/confirm', () => confirmDeletion('old', 'account')],
    [
      'SignInRefused',
      'account-deletion/with-password',
      () => deleteByPassword('m@example.org', 'wrong', 'account'),
    ],
  ])('is %s at %s', async (name, path, act) => {
    contentService.use(
      http.post(`${api}/${path}`, () =>
        HttpResponse.json({ error: { message: 'Incorrect code provided' } }, { status: 400 }),
      ),
    );
    await expect(act()).rejects.toMatchObject({ name });
  });
});
