import type { Page } from '@playwright/test';
import { onePostOfEachKind } from './demo-posts.ts';
import { fixedPages } from './fixed-pages.ts';
import { type FocusStop, pressKey, tabThrough } from './focus.ts';
import { expect, test } from './visitor.ts';

/** The layouts: a home page, a list, a post, a form, a page without the site's header. */
const onePageOfEachLayout = [
  '/',
  '/businesses',
  '/businesses/204',
  '/contact',
  '/business-landing/204',
];

async function allPages(): Promise<string[]> {
  const posts = await onePostOfEachKind();
  return [
    ...fixedPages.map(({ path }) => path),
    ...posts.map(({ path }) => path),
    '/business-landing/204',
    '/reset-password?code=abc',
    '/delete?code=abc',
    '/nowhere',
  ];
}

/** "Back to top" appears when the page has scrolled, which Tab may precede at the end of the page. */
function alwaysPresent(stops: FocusStop[]): string[] {
  return stops
    .map(({ description }) => description)
    .filter((description) => !description.includes('href="#top"'));
}

/** @returns the stops, at all of which the focus is visible */
async function visibleStops(page: Page, path: string, key: 'Tab' | 'Shift+Tab') {
  const stops = await tabThrough(page, key);
  expect([path, stops.length > 1]).toEqual([path, true]);
  const withoutVisibleFocus = stops.filter(
    ({ isVisible, hasFocusRing }) => !isVisible || !hasFocusRing,
  );
  expect([path, key, withoutVisibleFocus]).toEqual([path, key, []]);
  return stops;
}

test('the focus is visible at every stop of Tab on every page', async ({ page }) => {
  test.setTimeout(400_000);
  for (const path of await allPages()) {
    await page.goto(path);
    await visibleStops(page, path, 'Tab');
  }
});

test('Shift+Tab leads back to every stop on a page of each layout, on a phone', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of onePageOfEachLayout) {
    await page.goto(path);
    const forward = await visibleStops(page, path, 'Tab');
    const backward = await visibleStops(page, path, 'Shift+Tab');
    expect([path, alwaysPresent(backward).toReversed()]).toEqual([path, alwaysPresent(forward)]);
  }
});

for (const path of ['/', '/articles', '/contact']) {
  test(`${path}: the skip link comes first and skips the header`, async ({ page }) => {
    await page.goto(path);
    expect((await pressKey(page, 'Tab'))?.description).toContain('Skip to the content');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens with Enter, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const summary = page.locator('summary', { hasText: 'Menu' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('traps the focus while it is open, in both directions', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const stops = await page
      .locator('details[data-menu][open]')
      .evaluate(
        (menu) =>
          [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter(
            (stop) => stop.offsetParent,
          ).length,
      );
    const isFocusInMenu = () =>
      page.evaluate(() => document.activeElement?.closest('details[data-menu][open]') !== null);
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInMenu()).toBe(true);
    }
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isFocusInMenu()).toBe(true);
    }
  });

  test('closes on a selection and on a click outside', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const summary = page.locator('summary', { hasText: 'Menu' });
    await summary.click();
    await expect(menu).toBeVisible();
    // In the page margin, where no link is, whatever the installed fonts.
    await page.mouse.click(3, 700);
    await expect(menu).toBeHidden();
    await summary.click();
    await menu.getByRole('link', { name: 'Forum' }).click();
    await expect(page).toHaveURL(/\/forum$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu).toBeHidden();
  });
});

test('back to top works with the keyboard, and moves the focus to the start', async ({ page }) => {
  await page.goto('/');
  const toTop = page.getByRole('link', { name: 'Back to top' });
  // Chromium sometimes drops a scroll right after the page loads: press again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(toTop).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await toTop.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await pressKey(page, 'Tab'))?.description).toContain('Skip to the content');
});
