import type { Page } from '@playwright/test';
import { expect, fillIn, takeTime, test } from './form-visitor.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test.describe('contact', () => {
  test('posts the message as JSON to {base}/send, once, and says that it is on its way', async ({
    page,
    end,
    message,
  }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    await page.getByLabel('Your phone number').fill('+971 50 123 4567');
    await send(page);
    await expect(page.getByRole('status')).toContainText('Your message is on its way');
    await expect(page.locator('#outcome')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(end.calls()).toEqual([
      { method: 'POST', path: '/send', body: { ...message, phone: '+971 50 123 4567' } },
    ]);
    await page.reload();
    expect(end.calls()).toHaveLength(1);
  });

  test('names the page it is about, which can be taken off again', async ({
    page,
    end,
    baseURL,
    message,
  }) => {
    const about = '/articles/110';
    await page.goto(`/contact?subject=report&about=${encodeURIComponent(about)}`);
    const box = page.getByRole('checkbox', { name: about });
    await expect(box).toBeChecked();
    await expect(page.getByLabel('What is it about?')).toHaveValue('A post you should look at');
    await fillIn(page, message);
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(end.calls()[0]?.body).toMatchObject({ about: `${baseURL}${about}` });

    await page.goto(`/contact?about=${encodeURIComponent(about)}`);
    await box.uncheck();
    await fillIn(page, { ...message, email: '' });
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(box).not.toBeChecked();
    await fillIn(page, { ...message, subject: 'Without a page' });
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(end.calls()[1]?.body).not.toHaveProperty('about');
  });

  test('is about pages of this site only', async ({ page, request, end, message }) => {
    await page.goto('/contact?about=https://elsewhere.example/');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const response = await request.post('/contact', {
      form: { ...message, about: 'https://elsewhere.example/' },
    });
    expect(response.status()).toBe(422);
    expect(end.calls()).toEqual([]);
  });

  for (const { label, name, value, words } of [
    { label: 'Your name', name: 'name', value: '', words: 'Please tell us your name.' },
    { label: 'Your name', name: 'name', value: 'M', words: 'at least 2 characters' },
    { label: 'Your name', name: 'name', value: 'M'.repeat(101), words: 'at most 100 characters' },
    { label: 'Your email address', name: 'email', value: '', words: 'so that we can answer' },
    { label: 'Your email address', name: 'email', value: 'mariam@mail', words: 'not a complete' },
    { label: 'What is it about?', name: 'subject', value: 'Hi', words: 'at least 3 characters' },
    { label: 'Your message', name: 'message', value: 'Help', words: 'at least 10 characters' },
    { label: 'Your message', name: 'message', value: 'm'.repeat(5001), words: 'at most 5000' },
  ]) {
    test(`${name} "${value.slice(0, 12)}" needs another look: said at the field, linked at the top`, async ({
      page,
      end,
      message,
    }) => {
      await page.goto('/contact');
      await fillIn(page, { ...message, [name]: value });
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('One answer needs another look');
      await expect(page.locator('#outcome')).toBeFocused();
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await expect(field).toHaveValue(value);
      await summary.getByRole('link', { name: label }).click();
      await expect(field).toBeFocused();
      expect(end.calls()).toEqual([]);
      for (const [other, kept] of Object.entries(message)) {
        if (other !== name) await expect(page.locator(`[name=${other}]`)).toHaveValue(kept);
      }
      await fillIn(page, message);
      await send(page);
      await expect(page.getByRole('status')).toBeVisible();
    });
  }

  for (const { what, answer, words } of [
    {
      what: 'refuses',
      answer: { status: 400, body: { error: { status: 400, message: 'No such recipient' } } },
      words: 'No such recipient',
    },
    { what: 'does not know the call', answer: { status: 404 }, words: 'An error occurred' },
    { what: 'does not allow the call', answer: { status: 405 }, words: 'An error occurred' },
    { what: 'hangs up', answer: 'hang up', words: 'An error occurred' },
  ] as const) {
    test(`a service that ${what} is never a success, and nothing is lost`, async ({
      page,
      end,
      message,
    }) => {
      end.answerWith(answer);
      await page.goto('/contact');
      await fillIn(page, message);
      await send(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This was not sent');
      await expect(alert).toContainText(words);
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(page.getByRole('status')).toHaveCount(0);
      for (const [name, value] of Object.entries(message)) {
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      }
      expect(end.calls()).toHaveLength(1);
      end.answerWith({ status: 200, body: {} });
      await send(page);
      await expect(page.getByRole('status')).toBeVisible();
      expect(end.calls()).toHaveLength(2);
    });
  }

  test('too many messages: says when to try again', async ({ page, end, message }) => {
    end.answerWith({ status: 429, headers: { 'Retry-After': '100' } });
    await page.goto('/contact');
    await fillIn(page, message);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    expect((await answer).status()).toBe(429);
    expect((await answer).headers()['retry-after']).toBe('100');
    await expect(page.getByRole('alert')).toContainText('Please try again in 2 minutes.');
  });

  test('a field that has to stay empty catches machines, and tells people', async ({
    page,
    end,
    message,
  }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    const trap = page.getByLabel('Please leave this empty');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('has to stay empty');
    expect(end.calls()).toEqual([]);
    await trap.fill('');
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(end.calls()).toHaveLength(1);
  });

  test('what comes back faster than people type is not sent before it is confirmed', async ({
    page,
    end,
    message,
  }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    await page.locator('[name=opened]').evaluate((field: HTMLInputElement) => {
      field.value = String(Date.now());
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('faster than people');
    expect(end.calls()).toEqual([]);
    await takeTime(page);
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
  });

  test('two clicks are one message', async ({ page, request, end, message }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('status')).toBeVisible();
    expect(end.calls()).toHaveLength(1);
    const twice = { form: { ...message, subject: 'Twice at once' }, maxRedirects: 0 };
    const answers = await Promise.all([
      request.post('/contact', twice),
      request.post('/contact', twice),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    expect(end.calls()).toHaveLength(2);
  });
});

test.describe('across all forms', () => {
  for (const path of ['/contact', '/reset-password', '/delete']) {
    test(`${path}: from another origin, by another method, as a query: refused without effect`, async ({
      request,
      end,
      message,
    }) => {
      const form = {
        ...message,
        code: 'abc',
        password: 'three odd words',
        again: 'three odd words',
      };
      for (const headers of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[]) {
        expect((await request.post(path, { form, headers })).status()).toBe(403);
      }
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const answer = await request.fetch(path, { method, form });
        expect([method, answer.status(), answer.headers().allow]).toEqual([
          method,
          405,
          'GET, HEAD, POST',
        ]);
      }
      expect((await request.get(`${path}?${new URLSearchParams(form)}`)).status()).toBe(200);
      expect((await request.post(path, { data: form })).status()).toBe(415);
      const long = { ...form, message: 'm'.repeat(300_000) };
      expect((await request.post(path, { form: long })).status()).toBe(413);
      expect(end.calls()).toEqual([]);
    });
  }
});

/** Where a link is asked for; /delete has a second form, for those who know their password. */
const emailToMail = (page: Page) =>
  page
    .locator('form', { has: page.getByRole('button', { name: 'Send me the link' }) })
    .getByLabel('Email address of your account');

for (const { path, call, confirm } of [
  { path: '/reset-password', call: '/auth/forgot-password', confirm: '/auth/reset-password' },
  { path: '/delete', call: '/account-deletion', confirm: '/account-deletion/confirm' },
]) {
  test.describe(path, () => {
    const ask = async (page: Page, email: string) => {
      await page.goto(path);
      await emailToMail(page).fill(email);
      await takeTime(page);
      await page.getByRole('button', { name: 'Send me the link' }).click();
    };

    test('asks for a link, and answers the same whoever asks', async ({ page, end }) => {
      await ask(page, 'mariam@example.org');
      await expect(page.getByRole('status')).toContainText(
        'If an account belongs to this address, a mail is on its way.',
      );
      expect(end.calls()).toEqual([
        { method: 'POST', path: call, body: { email: 'mariam@example.org' } },
      ]);
    });

    test('says what is wrong with an address and keeps it', async ({ page, end }) => {
      await ask(page, 'mariam@mail');
      await expect(page.getByRole('alert')).toContainText('One answer needs another look');
      await expect(emailToMail(page)).toHaveValue('mariam@mail');
      expect(end.calls()).toEqual([]);
    });

    for (const status of [403, 404, 405]) {
      test(`says so where the service does not offer it (${status})`, async ({ page, end }) => {
        end.answerWith({ status });
        await ask(page, `mariam${status}@example.org`);
        await expect(page.getByRole('alert')).toContainText('This cannot be done here yet');
        await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
        await expect(page.getByRole('status')).toHaveCount(0);
      });
    }

    test('a page with a code is kept nowhere, tells nobody and changes nothing', async ({
      page,
      end,
    }) => {
      const response = await page.goto(`${path}?code=abc`);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /code/);
      expect(end.calls()).toEqual([]);
    });

    test('a code that does not work is refused with one sentence', async ({ page, end }) => {
      end.answerWith({ status: 400, body: { error: { message: 'Incorrect code provided' } } });
      await page.goto(`${path}?code=used`);
      for (const field of await page.locator('input[type=password]').all()) {
        await field.fill('three odd words');
      }
      await page.locator('main form button[type=submit]').click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Each works once and for a short time only.');
      await expect(alert).not.toContainText('Incorrect');
      await expect(emailToMail(page)).toBeVisible();
      expect(end.calls().map((each) => each.path)).toEqual([confirm]);
    });
  });
}

test.describe('a new password', () => {
  const fields = (page: Page) => ({
    password: page.getByLabel('New password', { exact: true }),
    again: page.getByLabel('The same once more'),
    save: page.getByRole('button', { name: 'Save the new password' }),
  });

  test('is asked for twice, saved, and then leads to the app', async ({ page, end }) => {
    await page.goto('/reset-password?code=new-1');
    const { password, again, save } = fields(page);
    await password.fill('  any كلمة ✓ ');
    await again.fill('  any كلمة ✓ ');
    await save.click();
    await expect(page.getByRole('status')).toContainText('Your new password is saved');
    await expect(page).not.toHaveURL(/code/);
    expect(end.calls()[0]?.body).toEqual({
      code: 'new-1',
      password: '  any كلمة ✓ ',
      passwordConfirmation: '  any كلمة ✓ ',
    });
  });

  for (const { what, first, second, words } of [
    { what: 'short', first: 'seven77', second: 'seven77', words: 'at least 8 characters' },
    { what: 'long', first: 'x'.repeat(129), second: 'x'.repeat(129), words: 'at most 128' },
    { what: 'missing', first: '', second: '', words: 'Please choose a password.' },
    { what: 'different', first: 'three odd words', second: 'three odd word', words: 'differ' },
  ]) {
    test(`that is ${what} needs another look, and is not sent back`, async ({ page, end }) => {
      await page.goto('/reset-password?code=new-2');
      const { password, again, save } = fields(page);
      await password.fill(first);
      await again.fill(second);
      await save.click();
      await expect(page.getByRole('alert').first()).toContainText('another look');
      await expect(page.locator('form')).toContainText(words);
      await expect(password).toHaveValue('');
      await expect(page).not.toHaveURL(/code/);
      expect(end.calls()).toEqual([]);
      await password.fill('three odd words');
      await again.fill('three odd words');
      await save.click();
      await expect(page.getByRole('status')).toBeVisible();
    });
  }
});

test('an account is deleted when the button is pressed, not when the link is opened', async ({
  page,
  end,
}) => {
  await page.goto('/delete?code=leave');
  expect(end.calls()).toEqual([]);
  await page.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Your account is deleted');
  expect(end.calls()).toEqual([
    {
      method: 'POST',
      path: '/account-deletion/confirm',
      body: { code: 'leave', scope: 'account' },
    },
  ]);
});
