import type { Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { onePathOfEachPage } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

/** Widths in px, with the browser's default font size in px. */
const screens = [
  [1280, 32],
  [1024, 32],
  [768, 32],
  [360, 32],
  [320, 16],
] as const;

/** How far carousels may reach beyond their column: into the gutter of the page, in px. */
const MAX_BLEED = 64;

/** Narrower columns, with twice the text, have no room for the longest words. */
const MIN_WIDTH_FOR_WORDS = 768;

for (const [width, fontSize] of screens) {
  test(`no page scrolls sideways at ${width} px with text of ${fontSize} px, and columns hold their content`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(200_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const paths = await onePathOfEachPage();
    const problems: string[] = [];
    for (const language of languageCodes) {
      for (const path of paths.map((each) => localisedPath(language, each))) {
        await page.goto(urls.site() + path);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth !== width) problems.push(`${path} is ${scrollWidth} px wide`);
        if (width < MIN_WIDTH_FOR_WORDS) continue;
        for (const column of await overflowingColumns(page)) problems.push(`${path}: ${column}`);
      }
    }
    expect(problems).toEqual([]);
    await browser.close();
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
