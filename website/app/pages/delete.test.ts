import { describe, expect, it } from 'vitest';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languages } from '../languages.ts';

const { open, post } = createTestPages();

let counter = 0;

/** A value that was not used before: an identical form would be submitted only once. */
const unique = (name: string) => `${name}${++counter}`;

const linkRequest = (changes: Record<string, string> = {}) => ({
  email: `${unique('m')}@example.org`,
  opened: String(Date.now() - 60_000),
  ...changes,
});

const passwordForm = (changes: Record<string, string> = {}) => ({
  owner: `${unique('m')}@example.org`,
  password: 'four words are enough',
  ...changes,
});

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { deleteAccount: text, forms } = messagesIn(language);
  const path = localisedPath(language, '/delete');

  it('explains how to delete an account', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    expect(page.screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(page.screen.getByRole('form', { name: text.requestLink.title })).toBeTruthy();
    expect(page.screen.getByRole('form', { name: text.verifyPassword.title })).toBeTruthy();
  });

  it('requests a link', async () => {
    const received = recordRequestsAt('account-deletion');
    const form = linkRequest();
    const page = await post(path, form);
    expect(page).toMatchObject({ status: 303, location: `${path}?sent=1#outcome` });
    expect(received).toEqual([{ email: form.email }]);
    const { screen } = await open(`${path}?sent=1`);
    expect(screen.getByRole('status').textContent).toContain(text.requestLink.sentTitle);
  });

  it('asks for confirmation at the address of a mailed link', async () => {
    const page = await open(`${path}?code=abc`);
    expect(page.screen.getByRole('form', { name: text.confirm.title })).toBeTruthy();
    const choices = page.screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    expect(page.head.noindex).toBe(true);
    expect(page.head.canonical).not.toContain('abc');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('posts the code in the body, not in the address', async () => {
    const { screen } = await open(`${path}?code=abc`);
    const form = screen.getByRole<HTMLFormElement>('form', { name: text.confirm.title });
    expect(form.getAttribute('action')).toBe(`${path}#outcome`);
    expect(form.querySelector<HTMLInputElement>('[name=code]')?.value).toBe('abc');
  });

  it.each(['account', 'content'] as const)('deletes with a code: %s', async (scope) => {
    const received = recordRequestsAt('account-deletion/confirm');
    const code = unique('code');
    const page = await post(path, { code, scope });
    expect(page).toMatchObject({ status: 303, location: `${path}?done=${scope}#outcome` });
    expect(received).toEqual([{ code, scope }]);
    const { screen } = await open(`${path}?done=${scope}`);
    const { doneTitle } = scope === 'content' ? text.contentDeleted : text.confirm;
    expect(screen.getByRole('status').textContent).toContain(doneTitle);
  });

  it('offers another link if the code is rejected', async () => {
    recordRequestsAt('account-deletion/confirm', () => errorResponse(400, 'Incorrect code'));
    const page = await post(path, { code: unique('code'), scope: 'account' });
    expect(page.status).toBe(400);
    const alert = page.screen.getByRole('alert');
    expect(alert.textContent).toContain(forms.codeRejected);
    expect(alert.textContent).not.toContain('Incorrect');
    expect(page.screen.getByRole('form', { name: text.requestLink.title })).toBeTruthy();
  });
});

it.each([
  [{ email: '' }, 'Please give an email address.'],
  [{ email: 'mariam@mail' }, 'This is not a complete email address.'],
  [{ homepage: 'x' }, 'A field that has to stay empty was filled in.'],
])('requests no link for %j', async (changes, text) => {
  const received = recordRequestsAt('account-deletion');
  const page = await post('/delete', linkRequest(changes));
  expect(page.status).toBe(422);
  expect(page.screen.getByText((content) => content.includes(text))).toBeTruthy();
  expect(received).toEqual([]);
});

it.each([
  ['account-deletion', linkRequest],
  ['account-deletion/code', passwordForm],
])('says so if the content service has no %s', async (path, form) => {
  for (const status of [403, 404, 405]) {
    recordRequestsAt(path, () => errorResponse(status, 'Closed'));
    const page = await post('/delete', form());
    expect(page.status).toBe(501);
    const alert = page.screen.getByRole('alert');
    expect(alert.textContent).toContain('This cannot be done here yet');
    expect(alert.querySelector('a[href^="mailto:"]')).not.toBeNull();
    expect(page.screen.queryByRole('status')).toBeNull();
  }
});

it.each([
  ['110', 'Please try again in 2 minutes.'],
  ['80000', 'Please try again in 23 hours.'],
])('says when to try again after %s s', async (seconds, text) => {
  recordRequestsAt('account-deletion/code', () =>
    errorResponse(429, 'Slow down', { 'Retry-After': seconds }),
  );
  const page = await post('/delete', passwordForm());
  expect(page.status).toBe(429);
  expect(page.screen.getByRole('alert').textContent).toContain(text);
});

it.each([{ ok: true }, { code: 7 }, null])(
  'asks for no confirmation if the service returns %j instead of a code',
  async (body) => {
    recordRequestsAt('account-deletion/code', () => Response.json(body));
    const page = await post('/delete', passwordForm());
    expect(page.screen.getByRole('alert').textContent).toContain('That did not work');
    expect(page.screen.queryByRole('radio')).toBeNull();
  },
);

it('deletes nothing without a password', async () => {
  const received = recordRequestsAt('account-deletion/code');
  const page = await post('/delete', passwordForm({ password: '' }));
  expect(page.status).toBe(422);
  expect(page.screen.getByText('Please type your password.')).toBeTruthy();
  expect(received).toEqual([]);
});

it('does not send a wrong password back', async () => {
  recordRequestsAt('account-deletion/code', () => errorResponse(400, 'Invalid'));
  const form = passwordForm();
  const page = await post('/delete', form);
  expect(page.status).toBe(400);
  expect(page.screen.getByRole('alert').textContent).toContain('No account has this email');
  expect(page.root.innerHTML).not.toContain(form.password);
  expect(page.screen.getByDisplayValue(form.owner)).toBeTruthy();
  expect(page.root.querySelector('#password')).toMatchObject({ value: '' });
});

it('keeps the code and the choice if the content service fails', async () => {
  recordRequestsAt('account-deletion/confirm', () => errorResponse(500, 'Broken'));
  const code = unique('code');
  const page = await post('/delete', { code, scope: 'content' });
  expect(page.status).toBe(503);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.root.querySelector('input[name=code]')).toMatchObject({ value: code });
  const content = page.screen.getByRole('radio', { name: /Only what I published/ });
  expect(content).toMatchObject({ checked: true });
});

it('deletes once, however often the form is sent', async () => {
  const received = recordRequestsAt('account-deletion/confirm');
  const form = { code: unique('code'), scope: 'account' };
  await Promise.all([post('/delete', form), post('/delete', form)]);
  expect(received).toHaveLength(1);
});

it('requests one code, however often the password form is sent at the same time', async () => {
  const received = recordRequestsAt('account-deletion/code', () =>
    Response.json({ code: unique('code') }),
  );
  const form = passwordForm();
  const pages = await Promise.all([post('/delete', form), post('/delete', form)]);
  const codes = pages.map(
    ({ root }) => root.querySelector<HTMLInputElement>('input[name=code]')?.value,
  );
  expect(codes[0]).toMatch(/^code/);
  expect(codes[1]).toBe(codes[0]);
  expect(received).toHaveLength(1);
  await post('/delete', form);
  expect(received).toHaveLength(2);
});

it('rejects a form from another site', async () => {
  const received = recordRequestsAt('account-deletion/confirm');
  const form = { code: unique('code'), scope: 'account' };
  const page = await post('/delete', form, { origin: 'https://evil.example' });
  expect(page.status).toBe(403);
  expect(received).toEqual([]);
});
