import { describe, expect, it } from 'vitest';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languages } from '../languages.ts';

const { open, post } = createTestPages();

let counter = 0;

/** An address that was not used before: an identical form would be submitted only once. */
function linkRequest(changes: Record<string, string> = {}) {
  counter += 1;
  return { email: `m${counter}@example.org`, opened: String(Date.now() - 60_000), ...changes };
}

const newPasswordForm = (changes: Record<string, string> = {}) => ({
  code: `code-${++counter}`,
  password: 'four words are enough',
  again: 'four words are enough',
  ...changes,
});

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { resetPassword, forms } = messagesIn(language);
  const path = localisedPath(language, '/reset-password');

  it('asks for the email address of the account', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    expect(page.screen.getByRole('form', { name: resetPassword.requestLink.title })).toBeTruthy();
  });

  it('requests a link', async () => {
    const received = recordRequestsAt('auth/forgot-password');
    const form = linkRequest();
    const page = await post(path, form);
    expect(page).toMatchObject({ status: 303, location: `${path}?sent=1#outcome` });
    expect(received).toEqual([{ email: form.email }]);
    const { screen } = await open(`${path}?sent=1`);
    expect(screen.getByRole('status').textContent).toContain(resetPassword.requestLink.sentTitle);
  });

  it('asks for the new password at the address of a mailed link', async () => {
    const page = await open(`${path}?code=abc`);
    expect(page.screen.getByRole('form', { name: resetPassword.newPassword.title })).toBeTruthy();
    expect(page.screen.getByLabelText(resetPassword.newPassword.password)).toMatchObject({
      type: 'password',
      value: '',
    });
    expect(page.head.noindex).toBe(true);
    expect(page.head.canonical).not.toContain('abc');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('sets the new password', async () => {
    const received = recordRequestsAt('auth/reset-password');
    const { code, password, again } = newPasswordForm();
    const page = await post(path, { code, password, again });
    expect(page).toMatchObject({ status: 303, location: `${path}?done=1#outcome` });
    expect(received).toEqual([{ code, password, passwordConfirmation: password }]);
    const { screen } = await open(`${path}?done=1`);
    expect(screen.getByRole('status').textContent).toContain(resetPassword.newPassword.doneTitle);
  });

  it('offers another link if the code is rejected', async () => {
    recordRequestsAt('auth/reset-password', () => errorResponse(400, 'Incorrect code'));
    const page = await post(path, newPasswordForm());
    expect(page.status).toBe(400);
    const alert = page.screen.getByRole('alert');
    expect(alert.textContent).toContain(forms.codeRejected);
    expect(alert.textContent).not.toContain('Incorrect');
    expect(page.screen.getByRole('form', { name: resetPassword.requestLink.title })).toBeTruthy();
  });
});

it('requests a link for an address that was copied with marks of direction', async () => {
  const received = recordRequestsAt('auth/forgot-password');
  const { email, opened } = linkRequest();
  await post('/reset-password', { email: `\u202a${email}\u202c`, opened });
  expect(received).toEqual([{ email }]);
});

it.each([
  [{ email: '' }, 'Please give an email address.'],
  [{ email: 'mariam' }, 'This is not a complete email address.'],
  [{ homepage: 'x' }, 'A field that has to stay empty was filled in.'],
])('sends nothing for %j', async (changes, text) => {
  const received = recordRequestsAt('auth/forgot-password');
  const form = linkRequest(changes);
  const page = await post('/reset-password', form);
  expect(page.status).toBe(422);
  expect(page.screen.getByText((content) => content.includes(text))).toBeTruthy();
  expect(page.screen.getByRole('textbox', { name: 'Email address of your account' })).toMatchObject(
    { value: form.email },
  );
  expect(received).toEqual([]);
});

it('sends nothing if the form is sent faster than people type', async () => {
  const received = recordRequestsAt('auth/forgot-password');
  const page = await post('/reset-password', linkRequest({ opened: String(Date.now() - 500) }));
  expect(page.status).toBe(422);
  expect(received).toEqual([]);
});

it.each([
  [{ password: '', again: '' }, 'Please choose a password.'],
  [{ password: 'short', again: 'short' }, 'at least 8 characters'],
  [{ password: 'x'.repeat(129), again: 'x'.repeat(129) }, 'at most 128'],
  [{ again: 'something else' }, 'The two passwords differ.'],
])('sets no password for %j and sends none back', async (changes, text) => {
  const received = recordRequestsAt('auth/reset-password');
  const form = newPasswordForm(changes);
  const page = await post('/reset-password', form);
  expect(page.status).toBe(422);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.screen.getByText((content) => content.includes(text))).toBeTruthy();
  expect(page.screen.getByLabelText('New password')).toMatchObject({ value: '' });
  expect(page.root.querySelector('input[name=code]')).toMatchObject({ value: form.code });
  expect(received).toEqual([]);
});

it('sets a password once, however often the form is sent', async () => {
  const received = recordRequestsAt('auth/reset-password');
  const form = newPasswordForm();
  await Promise.all([post('/reset-password', form), post('/reset-password', form)]);
  expect(received).toHaveLength(1);
});

it.each([
  [403, 501, 'This cannot be done here yet'],
  [404, 501, 'This cannot be done here yet'],
  [405, 501, 'This cannot be done here yet'],
  [500, 503, 'It could not be sent just now'],
])('handles a response %i of the content service', async (upstreamStatus, status, text) => {
  recordRequestsAt('auth/forgot-password', () => errorResponse(upstreamStatus, 'Closed'));
  const page = await post('/reset-password', linkRequest());
  expect(page.status).toBe(status);
  const alert = page.screen.getByRole('alert');
  expect(alert.textContent).toContain(text);
  expect(alert.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(page.screen.queryByRole('status')).toBeNull();
});

it('rejects a form from another site', async () => {
  const received = recordRequestsAt('auth/reset-password');
  const page = await post('/reset-password', newPasswordForm(), { origin: 'https://evil.example' });
  expect(page.status).toBe(403);
  expect(received).toEqual([]);
});
