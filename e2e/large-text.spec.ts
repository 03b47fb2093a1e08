import type { Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { onePathOfEachPage } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

/** In px, widest first: pages are loaded once and made narrower. */
const WIDTHS = [1280, 1024, 768, 360];

/** How far carousels may reach beyond their column: into the gutter of the page, in px. */
const MAX_BLEED = 64;

/** Narrower columns, with twice the text, have no room for the longest words. */
const MIN_WIDTH_FOR_WORDS = 768;

/** Page addresses in a language. */
async function pagesIn(language: (typeof languageCodes)[number]): Promise<string[]> {
  return (await onePathOfEachPage()).map((path) => urls.site() + localisedPath(language, path));
}

for (const language of languageCodes) {
  test(`no page scrolls sideways at 320 px: ${language}`, async ({ page }) => {
    test.setTimeout(200_000);
    await page.setViewportSize({ width: 320, height: 700 });
    const problems: string[] = [];
    for (const address of await pagesIn(language)) {
      await page.goto(address);
      const scrollWidth = await scrollWidthAt(page, 320);
      if (scrollWidth !== 320) problems.push(`${address} is ${scrollWidth} px wide`);
    }
    expect(problems).toEqual([]);
  });

  test(`no page scrolls sideways with text twice as large, and columns hold their content: ${language}`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(300_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage();
    const problems: string[] = [];
    for (const address of await pagesIn(language)) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await scrollWidthAt(page, width);
        if (scrollWidth !== width) problems.push(`${address} is ${scrollWidth} px at ${width} px`);
        if (width < MIN_WIDTH_FOR_WORDS) continue;
        for (const column of await overflowingColumns(page)) {
          problems.push(`${address} at ${width} px: ${column}`);
        }
      }
    }
    expect(problems).toEqual([]);
    await browser.close();
  });
}

/** How wide the document is once the window has a width. */
function scrollWidthAt(page: Page, width: number): Promise<number> {
  return page.evaluate(async (width) => {
    while (innerWidth !== width) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth;
  }, width);
}

/** Text that a page's own root is enlarged to, as extensions and some readers do: media queries do not see it. */
const rootPercentages = [125, 150, 200];
const widths = [320, 360, 480, 768, 1024, 1280];

for (const language of languageCodes) {
  test(`nothing scrolls sideways where the text of the root is enlarged (${language})`, async ({
    page,
  }) => {
    test.setTimeout(200_000);
    const problems: string[] = [];
    for (const path of ['/', '/businesses', '/businesses/204', '/search?q=residence+permit']) {
      await page.goto(urls.site() + localisedPath(language, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const percentage of rootPercentages) {
          const scrollWidth = await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
            return document.documentElement.scrollWidth;
          }, `${percentage}%`);
          if (scrollWidth > width) {
            problems.push(`${path} is ${scrollWidth} px wide at ${width} px with ${percentage} %`);
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Elements whose content reaches far beyond them, with both widths. */
function overflowingColumns(page: Page): Promise<string[]> {
  return page.evaluate(
    (maxBleed) =>
      [...document.querySelectorAll('main, main *, footer, footer *')]
        .filter((element) => {
          const { display, overflowX } = getComputedStyle(element);
          const isBox = display !== 'inline' && overflowX === 'visible' && element.clientWidth > 1;
          return isBox && element.scrollWidth > element.clientWidth + maxBleed;
        })
        .map((element) => {
          const { tagName, className, clientWidth, scrollWidth } = element;
          return `${tagName} ${className} has ${clientWidth} px for ${scrollWidth} px`;
        }),
    MAX_BLEED,
  );
}
