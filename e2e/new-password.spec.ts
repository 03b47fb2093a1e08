import type { Page } from '@playwright/test';
import { expect, test } from './form-visitor.ts';

test.describe('a new password', () => {
  const fields = (page: Page) => ({
    password: page.getByLabel('New password', { exact: true }),
    again: page.getByLabel('Type it again'),
    save: page.getByRole('button', { name: 'Save the new password' }),
  });

  test('is entered twice, saved, and then links to the app', async ({ page, receiver }) => {
    await page.goto('/reset-password?code=new-1');
    const { password, again: confirmation, save } = fields(page);
    await password.fill('  any كلمة ✓ ');
    await confirmation.fill('  any كلمة ✓ ');
    await save.click();
    await expect(page.getByRole('status')).toContainText('Your new password is saved');
    await expect(page).not.toHaveURL(/code/);
    expect(receiver.calls()[0]?.body).toEqual({
      code: 'new-1',
      password: '  any كلمة ✓ ',
      passwordConfirmation: '  any كلمة ✓ ',
    });
  });

  for (const { what, first, second, words: expectedText } of [
    { what: 'short', first: 'seven77', second: 'seven77', words: 'at least 8 characters' },
    { what: 'long', first: 'x'.repeat(129), second: 'x'.repeat(129), words: 'at most 128' },
    { what: 'missing', first: '', second: '', words: 'Please choose a password.' },
    { what: 'different', first: 'three odd words', second: 'three odd word', words: 'differ' },
  ]) {
    test(`that is ${what} is rejected, and not sent back`, async ({ page, receiver }) => {
      await page.goto('/reset-password?code=new-2');
      const { password, again: confirmation, save } = fields(page);
      await password.fill(first);
      await confirmation.fill(second);
      await save.click();
      await expect(page.getByRole('alert').first()).toContainText('to be checked');
      await expect(page.locator('form')).toContainText(expectedText);
      await expect(password).toHaveValue('');
      await expect(page).not.toHaveURL(/code/);
      expect(receiver.calls()).toEqual([]);
      await password.fill('three odd words');
      await confirmation.fill('three odd words');
      await save.click();
      await expect(page.getByRole('status')).toBeVisible();
    });
  }
});
