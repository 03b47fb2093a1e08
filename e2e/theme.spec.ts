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

test('a page that is returned to has the theme chosen last', async ({ page, context }) => {
  await page.goto('/contact');
  const theme = page.getByRole('button', { name: /^Theme/ });
  await expect(theme).toHaveAccessibleName('Theme: as the device');
  const otherPage = await context.newPage();
  await otherPage.goto('/');
  await otherPage.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  // What browsers send when they show a page as it was left; Playwright turns that off.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(theme).toHaveAccessibleName('Theme: light');
});
