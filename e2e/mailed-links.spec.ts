import type { Page } from '@playwright/test';
import { backdateForm, expect, test, withAndWithoutJavaScript } from './form-visitor.ts';

/** The email field of the form that requests a link; /delete has a second form. */
const linkEmailField = (page: Page) =>
  page
    .locator('form', { has: page.getByRole('button', { name: 'Send me the link' }) })
    .getByLabel('Email address of your account');

/** The website takes the same form twice within a minute as one. */
const uniqueCode = () => test.info().testId;

withAndWithoutJavaScript(() => {
  for (const { path, call: apiPath } of [
    { path: '/reset-password', call: '/auth/forgot-password' },
    { path: '/delete', call: '/account-deletion' },
  ]) {
    test(`${path} requests a link, and responds the same to everyone`, async ({
      page,
      receiver,
    }) => {
      const email = `mariam.${uniqueCode()}@example.org`;
      await page.goto(path);
      await linkEmailField(page).fill(email);
      await backdateForm(page);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await expect(page.getByRole('status')).toContainText(
        'If an account has this address, you will get an email in a few minutes.',
      );
      expect(receiver.calls()).toEqual([{ method: 'POST', path: apiPath, body: { email } }]);
    });
  }

  test('an account is deleted when the button is pressed, not when the link is opened', async ({
    page,
    receiver,
  }) => {
    const code = uniqueCode();
    await page.goto(`/delete?code=${code}`);
    expect(receiver.calls()).toEqual([]);
    await page.getByLabel('My account, and everything I published').check();
    await page.getByRole('button', { name: 'Delete it', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Your account is deleted');
    expect(receiver.calls()).toEqual([
      { method: 'POST', path: '/account-deletion/confirm', body: { code, scope: 'account' } },
    ]);
  });
});
