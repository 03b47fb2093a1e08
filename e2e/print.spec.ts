import { expect, test } from './visitor.ts';

test('links that look like buttons are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/cities/dubai', '/communities/sudanese', '/take/dubai']) {
    await page.goto(path);
    const buttons = page.locator('main a[data-variant]');
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) await expect(button).toBeHidden();
  }
});

test('cities are printed without large gaps between their sections', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/cities/dubai');
  const gap = await page
    .locator('main section[data-defer-layout]')
    .first()
    .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart));
  expect(gap).toBeLessThan(30);
});

test('the edge of a card is not printed on the sheet before it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/articles');
  await expect(page.getByRole('article').first()).toHaveCSS('box-shadow', 'none');
});

test('the results of a search are printed without other searches', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/search?q=visa');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Start with your community')).toBeHidden();
});
