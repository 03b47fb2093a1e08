import { describe, expect, it } from 'vitest';
import { messagesIn, pagesOfSite } from '../../mocks/pages.ts';
import { receiverAt, refusal } from '../../mocks/receiver.ts';
import { localPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open, post } = pagesOfSite();

let asked = 0;

/** Part of a form that was not sent before: the same form is handed on only once. */
const fresh = (name: string) => `${name}${++asked}`;

const question = (changes: Record<string, string> = {}) => ({
  email: `${fresh('m')}@example.org`,
  opened: String(Date.now() - 60_000),
  ...changes,
});

const owner = (changes: Record<string, string> = {}) => ({
  owner: `${fresh('m')}@example.org`,
  password: 'four words are enough',
  ...changes,
});

describe.each(languageCodes)('in %s', (language) => {
  const { deleteAccount: words, forms } = messagesIn(language);
  const path = localPath(language, '/delete');

  it('shows how an account is deleted', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    expect(page.screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(page.screen.getByRole('form', { name: words.ask.title })).toBeTruthy();
    expect(page.screen.getByRole('form', { name: words.owner.title })).toBeTruthy();
  });

  it('has a link mailed', async () => {
    const received = receiverAt('account-deletion');
    const form = question();
    const page = await post(path, form);
    expect(page).toMatchObject({ status: 303, location: `${path}?sent=1#outcome` });
    expect(received).toEqual([{ email: form.email }]);
    const { screen } = await open(`${path}?sent=1`);
    expect(screen.getByRole('status').textContent).toContain(words.ask.sent);
  });

  it('asks once more at the address of a mailed link', async () => {
    const page = await open(`${path}?code=abc`);
    expect(page.screen.getByRole('form', { name: words.confirm.title })).toBeTruthy();
    const choices = page.screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    expect(page.head.noindex).toBe(true);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['account', 'content'] as const)('deletes with a code: %s', async (scope) => {
    const received = receiverAt('account-deletion/confirm');
    const code = fresh('code');
    const page = await post(path, { code, scope });
    expect(page).toMatchObject({ status: 303, location: `${path}?done=${scope}#outcome` });
    expect(received).toEqual([{ code, scope }]);
    const { screen } = await open(`${path}?done=${scope}`);
    const { done } = scope === 'content' ? words.contentDone : words.confirm;
    expect(screen.getByRole('status').textContent).toContain(done);
  });

  it('asks for another link where the code does not work', async () => {
    receiverAt('account-deletion/confirm', () => refusal(400, 'Incorrect code'));
    const page = await post(path, { code: fresh('code'), scope: 'account' });
    expect(page.status).toBe(400);
    expect(page.screen.getByRole('alert').textContent).toContain(forms.codeRefused);
    expect(page.screen.getByRole('form', { name: words.ask.title })).toBeTruthy();
  });
});

it.each([
  [{ email: '' }, 'Please give an email address.'],
  [{ homepage: 'x' }, 'A field that has to stay empty was filled in.'],
])('has no link mailed for %j', async (changes, words) => {
  const received = receiverAt('account-deletion');
  const page = await post('/delete', question(changes));
  expect(page.status).toBe(422);
  expect(page.screen.getByText((text) => text.includes(words))).toBeTruthy();
  expect(received).toEqual([]);
});

it('deletes nothing without a password', async () => {
  const received = receiverAt('account-deletion/code');
  const page = await post('/delete', owner({ password: '' }));
  expect(page.status).toBe(422);
  expect(page.screen.getByText('Please type your password.')).toBeTruthy();
  expect(received).toEqual([]);
});

it('does not send a wrong password back', async () => {
  receiverAt('account-deletion/code', () => refusal(400, 'Invalid'));
  const form = owner();
  const page = await post('/delete', form);
  expect(page.status).toBe(400);
  expect(page.screen.getByRole('alert').textContent).toContain('No account has this email');
  expect(page.root.innerHTML).not.toContain(form.password);
  expect(page.screen.getByDisplayValue(form.owner)).toBeTruthy();
});

it('keeps the code and the choice where the content service fails', async () => {
  receiverAt('account-deletion/confirm', () => refusal(500, 'Broken'));
  const code = fresh('code');
  const page = await post('/delete', { code, scope: 'content' });
  expect(page.status).toBe(503);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.root.querySelector('input[name=code]')).toMatchObject({ value: code });
  const content = page.screen.getByRole('radio', { name: /Only what I published/ });
  expect(content).toMatchObject({ checked: true });
});

it('deletes once, however often the form is sent', async () => {
  const received = receiverAt('account-deletion/confirm');
  const form = { code: fresh('code'), scope: 'account' };
  await Promise.all([post('/delete', form), post('/delete', form)]);
  expect(received).toHaveLength(1);
});

it('rejects a form from another site', async () => {
  const received = receiverAt('account-deletion/confirm');
  const form = { code: fresh('code'), scope: 'account' };
  const page = await post('/delete', form, { origin: 'https://evil.example' });
  expect(page.status).toBe(403);
  expect(received).toEqual([]);
});
