import {
  expect,
  fillContactForm,
  submitContactForm,
  test,
  withAndWithoutJavaScript,
} from './form-visitor.ts';

test.describe('contact', () => {
  withAndWithoutJavaScript(() => {
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

  test('a service that hangs up is never a success, and the input is kept', async ({
    page,
    receiver,
    message,
  }) => {
    receiver.respondWith('disconnect');
    await page.goto('/contact');
    await fillContactForm(page, message);
    await submitContactForm(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This was not sent');
    await expect(alert).toContainText('An error occurred');
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
