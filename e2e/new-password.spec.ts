import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutJavaScript } from './form-visitor.ts';

test.describe('a new password', () => {
  const fields = (page: Page) => ({
    password: page.getByLabel('New password', { exact: true }),
    again: page.getByLabel('Type it again'),
    save: page.getByRole('button', { name: 'Save the new password' }),
  });

  withAndWithoutJavaScript(() => {
    test('is entered twice, saved, and then links to the app', async ({ page, receiver }) => {
      const code = test.info().testId;
      await page.goto(`/reset-password?code=${code}`);
      const { password, again: confirmation, save } = fields(page);
      await password.fill('  any كلمة ✓ ');
      await confirmation.fill('  any كلمة ✓ ');
      await save.click();
      await expect(page.getByRole('status')).toContainText('Your new password is saved');
      await expect(page).not.toHaveURL(/code/);
      expect(receiver.calls()[0]?.body).toEqual({
        code,
        password: '  any كلمة ✓ ',
        passwordConfirmation: '  any كلمة ✓ ',
      });
    });
  });

  test('that was mistyped is rejected, and not sent back', async ({ page, receiver }) => {
    await page.goto('/reset-password?code=new-2');
    const { password, again: confirmation, save } = fields(page);
    await password.fill('three odd words');
    await confirmation.fill('three odd word');
    await save.click();
    await expect(page.getByRole('alert').first()).toContainText('to be checked');
    await expect(page.locator('form')).toContainText('differ');
    await expect(password).toHaveValue('');
    await expect(page).not.toHaveURL(/code/);
    expect(receiver.calls()).toEqual([]);
    await password.fill('three odd words');
    await confirmation.fill('three odd words');
    await save.click();
    await expect(page.getByRole('status')).toBeVisible();
  });
});
