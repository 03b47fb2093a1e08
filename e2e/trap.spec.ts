import { pressed } from './focus.ts';
import { expect, takeTime, test } from './form-visitor.ts';

const NAME = 'Please leave this empty: it is there to catch machines';

for (const path of ['/contact', '/reset-password', '/delete']) {
  test.describe(`the trap field of ${path}`, () => {
    test('is out of the accessibility tree and of the tab order', async ({ page }) => {
      await page.goto(path);
      const trap = page.locator('input[name=homepage]');
      await expect(trap).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: NAME })).toHaveCount(0);
      expect(await page.locator('body').ariaSnapshot()).not.toContain('leave this empty');
      const form = page.locator('form', { has: trap });
      const stops = await form.locator('input:not([type=hidden]), textarea, button').count();
      await form.locator('input:not([type=hidden])').first().focus();
      for (let stop = 0; stop < stops; stop += 1) {
        await pressed(page, 'Tab');
        await expect(trap).not.toBeFocused();
      }
      await trap.evaluate((field) => field.focus());
      await expect(trap).not.toBeFocused();
    });

    test('is a field like others to a machine, and to nobody who fills in fields', async ({
      page,
    }) => {
      await page.goto(path);
      const trap = page.locator('input[name=homepage]');
      await expect(trap).toHaveAttribute('type', 'text');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      for (const ignored of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
        await expect(trap).toHaveAttribute(ignored, 'true');
      }
      expect(await trap.evaluate((field) => field.checkVisibility())).toBe(true);
      const sent = await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
        return field.form && new FormData(field.form).get('homepage');
      });
      expect(sent).toBe('https://spam.example');
    });
  });
}

test('a trap field that was filled in is shown and can be emptied', async ({ page, end }) => {
  await page.goto('/reset-password');
  await page.locator('#email').fill('mariam@example.org');
  await takeTime(page);
  await page
    .locator('input[name=homepage]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('alert')).toContainText('A field that has to stay empty');
  expect(end.calls()).toEqual([]);
  const trap = page.getByRole('textbox', { name: NAME });
  await expect(trap).toHaveValue('https://spam.example');
  await trap.fill('');
  await takeTime(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toBeVisible();
});
