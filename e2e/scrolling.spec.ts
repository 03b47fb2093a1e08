import { scrollTo } from './scroll-to.ts';
import { expect, test } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

test('a scroll-to-top arrow appears after 300 px and scrolls to the top', async ({ page }) => {
  await page.goto('/');
  const arrow = page.getByRole('link', { name: 'Back to top' });
  await scrollTo(page, 299);
  await expect(arrow).toBeHidden();
  await scrollTo(page, 310);
  await expect(arrow).toBeVisible();
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(arrow).toBeHidden();
});

test('a new page starts at the top, and going back restores the position', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 900);
  const position = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: 'View All' })
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/articles$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

for (const width of [360, 1280]) {
  test(`a page that is reloaded or returned to at its end is there again at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const isAllLaidOut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-defer-layout], body > footer')].every(
          (piece) => getComputedStyle(piece).contentVisibility === 'visible',
        ),
      );
    await expect.poll(isAllLaidOut).toBe(true);
    const end = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return scrollY;
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
    await page.reload();
    await expect.poll(isAllLaidOut).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
    await page.goto('/about');
    await page.goBack();
    await expect.poll(isAllLaidOut).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
  });
}
