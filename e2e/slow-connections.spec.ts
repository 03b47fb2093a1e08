import type { Page } from '@playwright/test';
import { findFullChromium } from '../scripts/chromium.ts';
import { test as base, expect, urls } from './visitor.ts';

const RULES = '/-/speculation-rules.json';
const ARTICLE = '/articles/first-week-checklist';

/** The longer side of the service's `small`, in pixels. */
const SMALL_WIDTH = 500;

/** A visitor whose browser assumes a fixed connection speed. */
const test = base.extend<{ speed: string }>({
  speed: ['4G', { option: true }],
  context: async ({ playwright, launchOptions, speed }, use) => {
    const args = [...(launchOptions.args ?? []), `--force-effective-connection-type=${speed}`];
    const executablePath = findFullChromium();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      args,
    });
    const context = await browser.newContext({ baseURL: urls.site() });
    await use(context);
    await browser.close();
  },
});

/** Opens the first page of a visit, before the server has received client hints. */
async function openFirstPage(page: Page): Promise<{ rules: string }> {
  const loading = page.waitForResponse((response) => response.url().endsWith(RULES));
  await page.goto('/');
  return { rules: await (await loading).text() };
}

/** Width in pixels of the file loaded for the first picture of a page. */
function loadedWidth(page: Page): Promise<number> {
  return page
    .locator('main img[srcset]')
    .first()
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const file = new Image();
      file.src = picture.currentSrc;
      await file.decode();
      return file.naturalWidth;
    });
}

test.describe('on a slow connection', () => {
  test.use({ speed: '3G' });

  test('nothing is prefetched', async ({ page }) => {
    const { rules } = await openFirstPage(page);
    expect(rules).toBe('{}');
    const next = await page.goto('/articles');
    expect(next?.headers()).not.toHaveProperty('speculation-rules');
  });

  test('pictures are small, from the first page on', async ({ page }) => {
    for (const path of [ARTICLE, '/business-landing/201']) {
      await page.goto(path);
      expect(await loadedWidth(page)).toBe(SMALL_WIDTH);
    }
  });

  test('pages are the same as for other visitors', async ({ page, request }) => {
    await openFirstPage(page);
    const response = await page.goto(ARTICLE);
    expect(await response?.request().headerValue('ect')).toBe('3g');
    expect(await response?.text()).toBe(await (await request.get(ARTICLE)).text());
  });
});

test('on a fast connection pages are prefetched, and pictures are large', async ({ page }) => {
  const { rules } = await openFirstPage(page);
  expect(JSON.parse(rules)).toHaveProperty('prefetch');
  const next = await page.goto(ARTICLE);
  expect(next?.headers()).toHaveProperty('speculation-rules', `"${RULES}"`);
  expect(await loadedWidth(page)).toBeGreaterThan(SMALL_WIDTH);
});
