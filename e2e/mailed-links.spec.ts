import type { Page } from '@playwright/test';
import { backdateForm, expect, test } from './form-visitor.ts';

/** The email field of the form that requests a link; /delete has a second form. */
const linkEmailField = (page: Page) =>
  page
    .locator('form', { has: page.getByRole('button', { name: 'Send me the link' }) })
    .getByLabel('Email address of your account');

for (const { path, call: apiPath, confirm: confirmPath } of [
  { path: '/reset-password', call: '/auth/forgot-password', confirm: '/auth/reset-password' },
  { path: '/delete', call: '/account-deletion', confirm: '/account-deletion/confirm' },
]) {
  test.describe(path, () => {
    const requestLink = async (page: Page, email: string) => {
      await page.goto(path);
      await linkEmailField(page).fill(email);
      await backdateForm(page);
      await page.getByRole('button', { name: 'Send me the link' }).click();
    };

    test('requests a link, and responds the same to everyone', async ({ page, receiver }) => {
      await requestLink(page, 'mariam@example.org');
      await expect(page.getByRole('status')).toContainText(
        'If an account has this address, you will get an email in a few minutes.',
      );
      expect(receiver.calls()).toEqual([
        { method: 'POST', path: apiPath, body: { email: 'mariam@example.org' } },
      ]);
    });

    test('explains what is wrong with an address and keeps it', async ({ page, receiver }) => {
      await requestLink(page, 'mariam@mail');
      await expect(page.getByRole('alert')).toContainText('One field needs to be checked');
      await expect(linkEmailField(page)).toHaveValue('mariam@mail');
      expect(receiver.calls()).toEqual([]);
    });

    for (const status of [403, 404, 405]) {
      test(`says so if the service does not support it (${status})`, async ({ page, receiver }) => {
        receiver.respondWith({ status });
        await requestLink(page, `mariam${status}@example.org`);
        await expect(page.getByRole('alert')).toContainText('This cannot be done here yet');
        await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
        await expect(page.getByRole('status')).toHaveCount(0);
      });
    }

    test('a page with a code is not cached, indexed or leaked, and changes nothing', async ({
      page,
      receiver,
    }) => {
      const response = await page.goto(`${path}?code=abc`);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /code/);
      expect(receiver.calls()).toEqual([]);
    });

    test('an invalid code is rejected with one sentence', async ({ page, receiver }) => {
      receiver.respondWith({
        status: 400,
        body: { error: { message: 'Incorrect code provided' } },
      });
      await page.goto(`${path}?code=used`);
      for (const field of await page.locator('input[type=password]').all()) {
        await field.fill('three odd words');
      }
      for (const choice of await page.locator('input[type=radio]').all()) await choice.check();
      await page.locator('main form button[type=submit]').click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Each works once and for a short time only.');
      await expect(alert).not.toContainText('Incorrect');
      await expect(linkEmailField(page)).toBeVisible();
      expect(receiver.calls().map((each) => each.path)).toEqual([confirmPath]);
    });
  });
}

test('an account is deleted when the button is pressed, not when the link is opened', async ({
  page,
  receiver,
}) => {
  await page.goto('/delete?code=leave');
  expect(receiver.calls()).toEqual([]);
  await page.getByLabel('My account, and everything I published').check();
  await page.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Your account is deleted');
  expect(receiver.calls()).toEqual([
    {
      method: 'POST',
      path: '/account-deletion/confirm',
      body: { code: 'leave', scope: 'account' },
    },
  ]);
});
