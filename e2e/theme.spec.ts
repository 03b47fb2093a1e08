import { expect, test } from './visitor.ts';

test('the theme follows the device, and a choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  const theme = page.getByRole('button', { name: /^Theme/ });
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: light');
  expect(await background()).toBe(light);
  await page.goto('/contact');
  expect(await background()).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
  await expect(theme).toHaveAccessibleName('Theme: light');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: dark');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: as the device');
  expect(await background()).toBe(dark);
});
