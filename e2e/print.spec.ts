import type { Locator } from '@playwright/test';
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

test('the edge of a box is not printed on the sheet before it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const expectNoShadow = (box: Locator) => expect(box).toHaveCSS('box-shadow', 'none');
  await page.goto('/articles');
  await expectNoShadow(page.getByRole('article').first());
  await page.goto('/costs/dubai');
  await expectNoShadow(page.getByRole('region', { name: 'Exchange rates' }));
  await page.goto('/businesses/204');
  await expectNoShadow(page.getByRole('complementary', { name: 'At a glance' }));
});

test('no sketch of a map is printed, which says less than the address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/businesses/204');
  await expect(page.getByText('İncir Ağacı Sokak No: 9').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the map' })).toBeHidden();
});

test('the results of a search are printed without other searches', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/search?q=visa');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Start with your community')).toBeHidden();
});
