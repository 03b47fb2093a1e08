import { pressKey } from './focus.ts';
import { backdateForm, expect, test } from './form-visitor.ts';

const NAME = 'Please leave this field empty: it is there to stop spam programs';

for (const path of ['/contact', '/reset-password', '/delete']) {
  test.describe(`the honeypot of ${path}`, () => {
    test('is not in the accessibility tree or the tab order', async ({ page }) => {
      await page.goto(path);
      const honeypot = page.locator('input[name=homepage]');
      await expect(honeypot).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: NAME })).toHaveCount(0);
      expect(await page.locator('body').ariaSnapshot()).not.toContain('leave this empty');
      const form = page.locator('form', { has: honeypot });
      const stops = await form.locator('input:not([type=hidden]), textarea, button').count();
      await form.locator('input:not([type=hidden])').first().focus();
      for (let stop = 0; stop < stops; stop += 1) {
        await pressKey(page, 'Tab');
        await expect(honeypot).not.toBeFocused();
      }
      await honeypot.evaluate((field) => field.focus());
      await expect(honeypot).not.toBeFocused();
    });

    test('looks like a normal field to bots, but is ignored by autofill', async ({ page }) => {
      await page.goto(path);
      const honeypot = page.locator('input[name=homepage]');
      await expect(honeypot).toHaveAttribute('type', 'text');
      await expect(honeypot).toHaveAttribute('autocomplete', 'off');
      for (const ignored of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
        await expect(honeypot).toHaveAttribute(ignored, 'true');
      }
      expect(await honeypot.evaluate((field) => field.checkVisibility())).toBe(true);
      const sent = await honeypot.evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
        return field.form && new FormData(field.form).get('homepage');
      });
      expect(sent).toBe('https://spam.example');
    });
  });
}

test('a filled honeypot is shown and can be emptied', async ({ page, receiver }) => {
  await page.goto('/reset-password');
  await page.locator('#email').fill('mariam@example.org');
  await backdateForm(page);
  await page
    .locator('input[name=homepage]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('alert')).toContainText('A field that has to stay empty');
  expect(receiver.calls()).toEqual([]);
  const honeypot = page.getByRole('textbox', { name: NAME });
  await expect(honeypot).toHaveValue('https://spam.example');
  await honeypot.fill('');
  await backdateForm(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toBeVisible();
});
