import type { Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { brokenWords } from './broken-words.ts';
import { navigationLabels } from './navigation-labels.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test, urls } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

/** No shadow, or one that is transparent at the start of its animation. */
const NO_SHADOW = /^none$|^(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+$/;

const header = (page: Page) => page.getByRole('banner');

test.describe('the header', () => {
  test('has a logo linking home and the links of the navigation in order', async ({
    sharedPage: page,
  }) => {
    await page.goto('/about');
    await expect(header(page).getByRole('link').first()).toHaveAttribute('href', '/');
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(navigationLabels);
  });

  test('marks the current page, and the list of a post', async ({ sharedPage: page }) => {
    const currentLink = header(page)
      .getByRole('navigation', { name: 'Main' })
      .locator('[aria-current]');
    for (const [path, name, ariaCurrent] of [
      ['/', 'Home', 'page'],
      ['/forum', 'Forum', 'page'],
      ['/contact', 'Contact', 'page'],
      ['/articles/110', 'Articles', 'true'],
    ] as const) {
      await page.goto(path);
      await expect(currentLink).toHaveText(name);
      await expect(currentLink).toHaveAttribute('aria-current', ariaCurrent);
    }
  });

  for (const width of [1280, 360]) {
    test(`is 90 px high and becomes sticky after 100 px: compact, with a shadow (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const box = () => header(page).evaluate((each) => each.getBoundingClientRect());
      expect((await box()).height).toBe(90);
      expect((await box()).top).toBe(0);
      await expect(header(page)).toHaveCSS('box-shadow', NO_SHADOW);
      await scrollTo(page, 101);
      await expect(header(page)).not.toHaveCSS('box-shadow', NO_SHADOW);
      expect((await box()).bottom).toBe(64);
      await scrollTo(page, 2000);
      expect((await box()).bottom).toBe(64);
      for (const link of await header(page).getByRole('link').filter({ visible: true }).all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const path of ['/about', '/ar/about']) {
    test(`shows the links side by side or the menu, whichever fits: ${path}`, async ({
      sharedPage: page,
    }) => {
      await page.goto(path);
      const menu = header(page)
        .locator('summary', { hasNot: page.locator('[data-script]') })
        .filter({ visible: true });
      for (const [width, menus] of [
        [360, 1],
        [768, 1],
        [1200, 0],
        [1440, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(menu).toHaveCount(menus);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([width, scrollWidth]).toEqual([width, width]);
      }
    });
  }

  for (const language of languageCodes) {
    test(`keeps words in one piece on a phone while the menu is open: ${language}`, async ({
      sharedPage: page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(localisedPath(language, '/about'));
      await header(page).locator('summary').last().click();
      const home = header(page).locator('a').first();
      const label = header(page).locator('details[open] > summary > :last-child');
      for (const element of [home, label]) {
        await expect(element).toHaveText(/\S/);
        expect(await brokenWords(element, /\S+/g)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('falls back to the menu where labels are long', async ({ sharedPage: page }) => {
    await page.goto('/about');
    const menu = header(page).locator('summary', { hasText: 'Menu' });
    await expect(menu).toBeHidden();
    await header(page)
      .locator('[data-label^="Home"]')
      .evaluate((label) => {
        label.dataset.label += ' and a label that needs more room than there is';
      });
    await expect(menu).toBeVisible();
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('has the links of the menu without JavaScript, too', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      baseURL: urls.site(),
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Forum' })
      .click();
    await expect(page).toHaveURL(/\/forum$/);
    await context.close();
  });
});
