import type { APIRequestContext } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { type LanguageCode, languageCodes } from '../website/app/languages.ts';
import { openLayoutFrame } from './layout-frame.ts';
import { layoutsToTry, TIME_LIMIT } from './page-shares.ts';
import { expect, test } from './visitor.ts';

test.use({ bypassCSP: true });

/** In px. With text twice as large, those between are tried in the language with the longest words. */
const WIDTHS = [1280, 360];
const ALL_WIDTHS = [1280, 1024, 768, 360];

/** How far carousels may reach beyond their column: into the gutter of the page, in px. */
const MAX_BLEED = 64;

/** Narrower columns, with twice the text, have no room for the longest words. */
const MIN_WIDTH_FOR_WORDS = 768;

/** Letters of a word that has room on phones with twice the text, in headings and opening hours. */
const MAX_LETTERS = 11;

/** Of a search field on phones with twice the text, in px: less would hide what is typed. */
const MIN_FIELD = 200;

/** Of what is tapped, in px. */
const MIN_TARGET = 44;

/** The pages to try in a language, and their documents. */
async function* documentsIn(language: LanguageCode, request: APIRequestContext) {
  for (const path of await layoutsToTry(language)) {
    const response = await request.get(localisedPath(language, path));
    yield { path, html: await response.text() };
  }
}

for (const language of languageCodes) {
  test(`no page scrolls sideways, also with text twice as large, and columns hold their content and lines their words: ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(TIME_LIMIT);
    const problems: string[] = [];
    const frame = await openLayoutFrame(page);
    for await (const { path, html } of documentsIn(language, request)) {
      await frame.show(html);
      for (const { width, scrollWidth } of await frame.layOut([320])) {
        if (scrollWidth !== width) problems.push(`${path} is ${scrollWidth} px at ${width} px`);
      }
      await frame.setTextSize(32);
      const widths = language === 'ru' ? ALL_WIDTHS : WIDTHS;
      const layouts = await frame.layOut(widths, {
        tolerance: MAX_BLEED,
        row: 'main input[type="search"]',
      });
      for (const { width, scrollWidth, overflowing, brokenWords, row } of layouts) {
        if (scrollWidth !== width) {
          problems.push(`${path} is ${scrollWidth} px at ${width} px with text twice as large`);
        }
        const broken = brokenWords.filter((word) => word.length <= MAX_LETTERS);
        problems.push(...broken.map((word) => `${path} at ${width} px breaks ${word}`));
        if (row.leastWidth < MIN_FIELD) {
          problems.push(`${path} at ${width} px has a search field of ${row.leastWidth} px`);
        }
        if (width < MIN_WIDTH_FOR_WORDS) continue;
        problems.push(...overflowing.map((column) => `${path} at ${width} px: ${column}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

/**
 * Text that a page's own root is enlarged to, as extensions and some readers do: media queries do
 * not see it. The header and footer of the first page are those of the others.
 */
const enlargedRoots = [
  { path: '/', sizes: ['125%', '150%', '200%'], widths: [320, 360, 480, 768, 1024, 1280] },
  ...['/businesses', '/businesses/204', '/search?q=residence+permit'].map((path) => ({
    path,
    sizes: ['200%'],
    widths: [320, 768, 1280],
  })),
];

for (const language of languageCodes) {
  test(`nothing scrolls sideways where the text of the root is enlarged: ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(200_000);
    const problems: string[] = [];
    const frame = await openLayoutFrame(page);
    for (const { path, sizes, widths } of enlargedRoots) {
      await frame.show(await (await request.get(localisedPath(language, path))).text());
      for (const size of sizes) {
        for (const { width, scrollWidth } of await frame.layOut(widths, {}, size)) {
          if (scrollWidth !== width) {
            problems.push(`${path} is ${scrollWidth} px wide at ${width} px with ${size}`);
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** A business, an event and an activity with the most actions. */
const withActions = ['/businesses/204', '/events/301', '/activities/414'];

test('the actions of posts are one row on phones, in every language', async ({ page, request }) => {
  test.setTimeout(200_000);
  const problems: string[] = [];
  const frame = await openLayoutFrame(page);
  for (const language of languageCodes) {
    for (const path of withActions) {
      const address = localisedPath(language, path);
      await frame.show(await (await request.get(address)).text());
      const layouts = await frame.layOut([320, 360], { row: '[data-action-bar] > ul > li' });
      for (const { width, scrollWidth, row } of layouts) {
        if (scrollWidth !== width) problems.push(`${address} is ${scrollWidth} px at ${width} px`);
        const { lineCount, leastWidth } = row;
        if (lineCount !== 1) problems.push(`${address} has ${lineCount} lines at ${width} px`);
        if (leastWidth < MIN_TARGET) problems.push(`${address}: ${leastWidth} px at ${width} px`);
      }
    }
  }
  expect(problems).toEqual([]);
});
