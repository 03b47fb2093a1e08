import { expect, test } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

test('the gallery opens as a dialog, moves by arrows and keys, counts, and returns the focus', async ({
  page,
}) => {
  await page.goto('/businesses/201');
  const second = page.locator('[data-pictures] ul a').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const counter = dialog.locator('[data-counter]');
  await expect(counter).toHaveText('Picture 2 of 4');
  await expect(dialog.getByRole('img').nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('Picture 3 of 4');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('Picture 2 of 4');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(counter).toHaveText('Picture 1 of 4');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter).toHaveText('Picture 4 of 4');
  // The strip would scroll by itself, too.
  await dialog.locator('ul').focus();
  for (const picture of [3, 2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`Picture ${picture} of 4`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});

test('the gallery closes with its button and on a click beside the picture, and locks scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/businesses/201');
  const first = page.locator('[data-pictures] ul a').first();
  const dialog = page.getByRole('dialog');
  await first.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await dialog.getByRole('button', { name: 'Close the pictures' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  await first.click();
  await page.mouse.click(180, 120);
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('the gallery can be swiped, and the counter follows', async ({ page }) => {
  await page.goto('/businesses/201');
  await page.locator('[data-pictures] ul a').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('ul').evaluate((list) => list.scrollBy({ left: list.clientWidth }));
  await expect(dialog.locator('[data-counter]')).toHaveText('Picture 2 of 4');
});

test('the gallery moves in reading direction in Arabic', async ({ page }) => {
  await page.goto('/ar/businesses/201');
  await page.locator('[data-pictures] ul a').first().click();
  const pictures = page.getByRole('dialog').getByRole('img');
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(0)).toBeInViewport();
});

test('the gallery is closed when the visitor returns to the page', async ({ page }) => {
  await page.goto('/businesses/201');
  await page.locator('[data-pictures] ul a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
