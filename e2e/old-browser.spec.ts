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
 * What changes if a browser does not understand a declaration: sizes, distances and colours of each
 * element. Options of a select menu have those of the browser. Where browsers can, the link of the
 * current section is marked, and pictures have a tint.
 */
const stylesIn = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const { padding, gap, fontSize, lineHeight, maxHeight, color, fill, stroke } = style;
      const background = element.localName === 'img' ? '' : style.backgroundColor;
      const values = [
        padding,
        gap,
        fontSize,
        lineHeight,
        maxHeight,
        color,
        fill,
        stroke,
        background,
      ];
      const rounded = values.join('; ').replace(/\d+\.\d+/g, (size) => Number(size).toFixed(1));
      return [`${element.localName}.${element.classList}${part} ${rounded}`];
    };
    const elements = [...document.querySelectorAll('body, body :not(option, a[href^="#"])')];
    return elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => styleOf(element, part)),
    );
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages look in Chromium 106 as they do today: ${colorScheme}`, async ({ page, oldPage }) => {
    await Promise.all([page, oldPage].map((each) => each.emulateMedia({ colorScheme })));
    for (const path of await onePathOfEachLayout()) {
      await test.step(path, async () => {
        await Promise.all([page.goto(path), oldPage.goto(path)]);
        const styles = new Set(await stylesIn(page));
        expect.soft((await stylesIn(oldPage)).filter((each) => !styles.has(each))).toEqual([]);
        expect.soft(await oldPage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    }
  });
}

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
