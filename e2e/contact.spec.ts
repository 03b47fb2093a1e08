import { expect, fillContactForm, submitContactForm, test } from './form-visitor.ts';

test.describe('contact', () => {
  test('posts the message as JSON to {base}/send once, and confirms it', async ({
    page,
    receiver,
    message,
  }) => {
    await page.goto('/contact');
    await fillContactForm(page, message);
    await page.getByLabel('Your phone number').fill('+971 50 123 4567');
    await submitContactForm(page);
    await expect(page.getByRole('status')).toContainText('Your message was sent');
    await expect(page.locator('#outcome')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(receiver.calls()).toEqual([
      { method: 'POST', path: '/send', body: { ...message, phone: '+971 50 123 4567' } },
    ]);
    await page.reload();
    expect(receiver.calls()).toHaveLength(1);
  });

  test('names the page it is about, which can be removed', async ({
    page,
    receiver,
    baseURL,
    message,
  }) => {
    const about = '/articles/110';
    await page.goto(`/contact?subject=report&about=${encodeURIComponent(about)}`);
    const box = page.getByRole('checkbox', { name: about });
    await expect(box).toBeChecked();
    await expect(page.getByLabel('What is it about?')).toHaveValue('A post you should look at');
    await fillContactForm(page, message);
    await submitContactForm(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(receiver.calls()[0]?.body).toMatchObject({ about: `${baseURL}${about}` });

    await page.goto(`/contact?about=${encodeURIComponent(about)}`);
    await box.uncheck();
    await fillContactForm(page, { ...message, email: '' });
    await submitContactForm(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(box).not.toBeChecked();
    await fillContactForm(page, { ...message, subject: 'Without a page' });
    await submitContactForm(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(receiver.calls()[1]?.body).not.toHaveProperty('about');
  });

  test('accepts pages of this site only', async ({ page, request, receiver, message }) => {
    await page.goto('/contact?about=https://elsewhere.example/');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const response = await request.post('/contact', {
      form: { ...message, about: 'https://elsewhere.example/' },
    });
    expect(response.status()).toBe(422);
    expect(receiver.calls()).toEqual([]);
  });

  for (const { what, answer: response, words: expectedText } of [
    {
      what: 'rejects it',
      answer: { status: 400, body: { error: { status: 400, message: 'No such recipient' } } },
      words: 'No such recipient',
    },
    { what: 'does not know the call', answer: { status: 404 }, words: 'An error occurred' },
    { what: 'does not allow the call', answer: { status: 405 }, words: 'An error occurred' },
    { what: 'hangs up', answer: 'disconnect', words: 'An error occurred' },
  ] as const) {
    test(`a service that ${what} is never a success, and the input is kept`, async ({
      page,
      receiver,
      message,
    }) => {
      receiver.respondWith(response);
      await page.goto('/contact');
      await fillContactForm(page, message);
      await submitContactForm(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This was not sent');
      await expect(alert).toContainText(expectedText);
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(page.getByRole('status')).toHaveCount(0);
      for (const [name, value] of Object.entries(message)) {
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      }
      expect(receiver.calls()).toHaveLength(1);
      receiver.respondWith({ status: 200, body: {} });
      await submitContactForm(page);
      await expect(page.getByRole('status')).toBeVisible();
      expect(receiver.calls()).toHaveLength(2);
    });
  }

  test('says when to try again after too many messages', async ({ page, receiver, message }) => {
    receiver.respondWith({ status: 429, headers: { 'Retry-After': '100' } });
    await page.goto('/contact');
    await fillContactForm(page, message);
    const response = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitContactForm(page);
    expect((await response).status()).toBe(429);
    expect((await response).headers()['retry-after']).toBe('100');
    await expect(page.getByRole('alert')).toContainText('Please try again in 2 minutes.');
  });

  test('a double click sends one message', async ({ page, request, receiver, message }) => {
    await page.goto('/contact');
    await fillContactForm(page, message);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('status')).toBeVisible();
    expect(receiver.calls()).toHaveLength(1);
    const duplicate = { form: { ...message, subject: 'Twice at once' }, maxRedirects: 0 };
    const responses = await Promise.all([
      request.post('/contact', duplicate),
      request.post('/contact', duplicate),
    ]);
    expect(responses.map((response) => response.status())).toEqual([303, 303]);
    expect(receiver.calls()).toHaveLength(2);
  });
});
