import type { Browser, Page } from '@playwright/test';
import { onePostOfEachKind } from './demo-posts.ts';
import { startOldChromium } from './old-chromium.ts';
import { onePathOfEachLayout } from './quality-checks.ts';
import { test as base, expect, urls } from './visitor.ts';

/** A browser of old phones beside the current one, and what goes wrong in its pages. */
const test = base.extend<{ oldPage: Page }, { oldBrowser: Browser }>({
  oldBrowser: [
    async ({ browserName: _ }, use) => {
      const { browser, stop } = await startOldChromium();
      await use(browser);
      await stop();
    },
    { scope: 'worker' },
  ],
  oldPage: async ({ oldBrowser, viewport, locale, timezoneId, contextOptions }, use) => {
    const options = { viewport, locale, timezoneId, ...contextOptions };
    const context = await oldBrowser.newContext({ ...options, baseURL: urls.site() });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(page);
    await context.close();
    expect(errors).toEqual([]);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

/**
 * What a declaration that a browser does not understand changes: sizes and distances of each element.
 * Browsers give the options of a select menu their own.
 */
const sizesIn = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('body, body :not(option, svg *)')];
    return elements.map((element) => {
      const { padding, gap, fontSize, lineHeight, maxHeight } = getComputedStyle(element);
      const sizes = { padding, gap, fontSize, lineHeight, maxHeight };
      const rounded = JSON.stringify(sizes).replace(/\d+\.\d+/g, (size) => Number(size).toFixed(1));
      return `${element.localName}.${element.classList} ${rounded}`;
    });
  });

test('pages have the sizes and distances in Chromium 106 that they have today', async ({
  page,
  oldPage,
}) => {
  for (const path of await onePathOfEachLayout()) {
    await test.step(path, async () => {
      await Promise.all([page.goto(path), oldPage.goto(path)]);
      expect.soft(await sizesIn(oldPage)).toEqual(await sizesIn(page));
      expect.soft(await oldPage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

test('a post is saved and read without network in Chromium 106', async ({ oldPage }) => {
  const [article] = await onePostOfEachKind();
  const path = article?.path ?? '';
  await oldPage.goto(path);
  await oldPage.getByRole('button', { name: 'Save' }).click();
  await expect(oldPage.getByRole('button', { name: 'Saved' })).toBeVisible();
  const isKept = () => oldPage.evaluate(async (url) => Boolean(await caches.match(url)), path);
  await expect.poll(isKept).toBe(true);
  await oldPage.context().setOffline(true);
  await oldPage.goto(path);
  await expect(oldPage.getByText(/^No connection\. Kept copy of .*\d/)).toBeVisible();
});
