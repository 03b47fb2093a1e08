import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

const SLIDE_INTERVAL_MS = 5000;

const section = (page: Page) => page.locator('[data-testimonials]');
const dots = (page: Page) => page.getByRole('button', { name: /^Show voice/ });
const current = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));

async function openTestimonials(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  const list = section(page).locator('ul').first();
  // Again if sections above it, which are laid out as they come near, have moved it since.
  await expect(async () => {
    await list.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(list).toBeInViewport({ ratio: 0.5, timeout: 1000 });
  }).toPass();
}

test.describe('the testimonials', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('are four, and advance every 5000 ms', async ({ page }) => {
    await openTestimonials(page);
    await expect(section(page).locator('blockquote')).toHaveCount(4);
    for (const next of [1, 2, 3, 0]) {
      await page.clock.runFor(SLIDE_INTERVAL_MS);
      await expect.poll(() => current(page)).toBe(next);
    }
  });

  test('have a dot each, which selects it, and then continue to advance', async ({ page }) => {
    await openTestimonials(page);
    await dots(page).nth(2).click();
    await expect.poll(() => current(page)).toBe(2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(2, 2);
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await expect.poll(() => current(page)).toBe(3);
  });

  test('can be paused and resumed', async ({ page }) => {
    await openTestimonials(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await expect.poll(() => current(page)).toBe(1);
  });

  test('pause on hover, on focus and outside the viewport', async ({ page }) => {
    await openTestimonials(page);
    await section(page).locator('blockquote').first().hover();
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await page.mouse.move(2, 2);
    await dots(page).first().focus();
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    });
    await expect(section(page)).not.toBeInViewport();
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    expect(await current(page)).toBe(0);
  });

  test('never advance automatically with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTestimonials(page);
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await dots(page).nth(1).click();
    await expect.poll(() => current(page)).toBe(1);
  });
});

for (const { width, slides } of [
  { width: 767, slides: 1 },
  { width: 768, slides: 2 },
  { width: 1024, slides: 3 },
]) {
  test(`${width} px: ${slides} side by side, 30 px apart, a dot for each stop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const list = section(page).locator('ul').first();
    const boxes = await list
      .locator('> li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const [first, second] = boxes;
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
    const listWidth = await list.evaluate((each) => each.clientWidth);
    expect(Math.round(listWidth / ((first?.width ?? 1) + 30))).toBe(slides);
    await expect(dots(page).filter({ visible: true })).toHaveCount(4 - slides + 1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the testimonials are a plain row that scrolls', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).locator('blockquote')).toHaveCount(4);
    await expect(dots(page).first()).toBeHidden();
    await expect(section(page).locator('ul').first()).toHaveCSS('overflow-x', 'auto');
  });
});
