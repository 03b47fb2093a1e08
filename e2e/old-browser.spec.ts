import type { Browser, Page } from '@playwright/test';
import { onePostOfEachKind } from './demo-posts.ts';
import { startOldChromium } from './old-chromium.ts';
import { onePathOfEachLayout } from './quality-checks.ts';
import { test as base, expect, urls, watchForErrors } from './visitor.ts';

/** It warns of a permission in the header that it does not know. */
const unknownPermission = /^Error with Permissions-Policy header/;

/** A page of the oldest browser beside the current one's, which fails on the same errors. */
const test = base.extend<{ oldPage: Page }, { oldBrowser: Browser }>({
  oldBrowser: [
    async ({ browserName: _ }, use) => {
      const { browser, stop } = await startOldChromium();
      await use(browser);
      await stop();
    },
    { scope: 'worker' },
  ],
  oldPage: async (
    { oldBrowser, contentUrl, viewport, locale, timezoneId, contextOptions },
    use,
  ) => {
    const options = { viewport, locale, timezoneId, ...contextOptions };
    const context = await oldBrowser.newContext({ ...options, baseURL: urls.site() });
    const page = await context.newPage();
    const errors: string[] = [];
    watchForErrors(page, [contentUrl], errors);
    await use(page);
    await context.close();
    expect(errors.filter((error) => !unknownPermission.test(error))).toEqual([]);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

/**
 * What changes if a browser does not understand a declaration: sizes, distances and colours of each
 * element. Options of a select menu have those of the browser. Where browsers can, the link of the
 * current section is marked, and pictures have a tint.
 */
const stylesIn = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const sizes = [style.padding, style.gap, style.fontSize, style.lineHeight, style.maxHeight];
      const colours = [style.color, style.fill, style.stroke];
      if (element.localName !== 'img') colours.push(style.backgroundColor);
      const rounded = [...sizes, ...colours]
        .join('; ')
        .replace(/\d+\.\d+/g, (size) => Number(size).toFixed(1));
      return [`${element.localName}.${element.classList}${part} ${rounded}`];
    };
    const elements = [...document.querySelectorAll('body, body :not(option, li > a[href^="#"])')];
    return elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => styleOf(element, part)),
    );
  });

test('pages look in Chromium 106 as they do today', async ({ page, oldPage }) => {
  // Two browsers open each page, beside other tests.
  test.setTimeout(240_000);
  // The offline page lists what a browser has kept so far.
  const paths = (await onePathOfEachLayout()).filter((path) => path !== '/offline');
  for (const path of paths) {
    await Promise.all([page.goto(path), oldPage.goto(path)]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await Promise.all([page, oldPage].map((each) => each.emulateMedia({ colorScheme })));
      const styles = new Set(await stylesIn(page));
      const others = (await stylesIn(oldPage)).filter((each) => !styles.has(each));
      expect.soft(others, `${path}, ${colorScheme}`).toEqual([]);
    }
    const width = await oldPage.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBe(360);
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
