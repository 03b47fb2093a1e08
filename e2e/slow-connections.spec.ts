import type { Page } from '@playwright/test';
import { findWholeChromium } from '../scripts/chromium.ts';
import { addresses, test as base, expect } from './visitor.ts';

const RULES = '/-/speculation-rules.json';
const ARTICLE = '/articles/first-week-checklist';

/** The longer side of the service's `small`, in pixels. */
const SMALL = 500;

/** A visitor whose browser holds its connection to be of one speed. */
const test = base.extend<{ speed: string }>({
  speed: ['4G', { option: true }],
  context: async ({ playwright, launchOptions, speed }, use) => {
    const args = [...(launchOptions.args ?? []), `--force-effective-connection-type=${speed}`];
    const executablePath = findWholeChromium();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      args,
    });
    const context = await browser.newContext({ baseURL: addresses.site() });
    await use(context);
    await browser.close();
  },
});

/** Opens the first page of a visit, whose answer cannot know of the connection yet. */
async function arrive(page: Page): Promise<{ rules: string }> {
  const loading = page.waitForResponse((response) => response.url().endsWith(RULES));
  await page.goto('/');
  return { rules: await (await loading).text() };
}

/** What is fetched for the first picture of a page: its file's width, in pixels. */
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

  test('nothing is fetched ahead', async ({ page }) => {
    const { rules } = await arrive(page);
    expect(rules).toBe('{}');
    const next = await page.goto('/articles');
    expect(next?.headers()).not.toHaveProperty('speculation-rules');
  });

  test('pictures are small, from the first page on', async ({ page }) => {
    for (const path of [ARTICLE, '/business-landing/201']) {
      await page.goto(path);
      expect(await loadedWidth(page)).toBe(SMALL);
    }
  });

  test('pages are the same as for others', async ({ page, request }) => {
    await arrive(page);
    const answer = await page.goto(ARTICLE);
    expect(await answer?.request().headerValue('ect')).toBe('3g');
    expect(await answer?.text()).toBe(await (await request.get(ARTICLE)).text());
  });
});

test('on a fast connection pages are fetched ahead, and pictures large', async ({ page }) => {
  const { rules } = await arrive(page);
  expect(JSON.parse(rules)).toHaveProperty('prefetch');
  const next = await page.goto(ARTICLE);
  expect(next?.headers()).toHaveProperty('speculation-rules', `"${RULES}"`);
  expect(await loadedWidth(page)).toBeGreaterThan(SMALL);
});
