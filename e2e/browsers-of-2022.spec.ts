import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { pressKey } from './focus.ts';
import { expect, test } from './visitor.ts';

/**
 * What Safari of iOS 15, the last for iPhone 6s and 7, and Firefox before 121 leave out, in one: such
 * a browser drops blocks of an unknown kind, and rules with an unknown selector.
 */
const withoutNewCss = (css: string) =>
  css
    .replace(/@container\b/g, '@unknown')
    .replace(/@supports not \((container-type: ?size|overflow: ?clip)\)/g, '@supports (top: 0)')
    .replace(/overflow: ?clip/g, 'overflow:unknown')
    .replace(/:has\(/g, ':unknown(');

test.beforeEach(async ({ page }) => {
  // It would answer with the style sheet as it is.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutNewCss(await response.text()) });
  });
});

/** Labels of the header that stand in more than one line. */
const brokenLabels = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) throw new Error('The page has no header.');
    const labels: string[] = [];
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      const isShown = parentElement?.checkVisibility() && parentElement.offsetWidth > 1;
      if (!isShown) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) labels.push(`${texts.currentNode.textContent}: ${lines.size} lines`);
    }
    return labels;
  });

test('the header fits without container queries', async ({ page }) => {
  test.setTimeout(180_000);
  for (const language of languageCodes) {
    await page.goto(localisedPath(language, '/about'));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([language, width, scrollWidth]).toEqual([language, width, width]);
      expect.soft([language, width, await brokenLabels(page)]).toEqual([language, width, []]);
    }
  }
});

test('the focus is visible without :has()', async ({ page }) => {
  for (const [path, control] of [
    ['/businesses', 'article h3 a'],
    ['/search?q=residence+permit', 'main li h3 a'],
    ['/report?post=204', 'main input[type=checkbox], main input[type=radio]'],
    ['/', 'input[type=search]'],
  ] as const) {
    await page.goto(path);
    await page.locator(control).first().focus();
    await pressKey(page, 'Shift+Tab');
    const stop = await pressKey(page, 'Tab');
    expect.soft(stop, path).toMatchObject({ hasFocusRing: true });
  }
});

/** Files for browsers, as they are built. */
function builtFiles(pattern: string): { file: string; content: string }[] {
  const client = fileURLToPath(new URL('../website/build/client', import.meta.url));
  const files = globSync(pattern, { cwd: client });
  return files.map((file) => ({ file, content: readFileSync(`${client}/${file}`, 'utf8') }));
}

test('no script uses lookbehind in a regular expression, which Safari before 16.4 cannot parse', () => {
  const scripts = builtFiles('**/*.js');
  expect(scripts.length).toBeGreaterThan(8);
  const withLookbehind = scripts.filter(({ content }) => /\(\?<[=!]/.test(content));
  expect(withLookbehind.map(({ file }) => file)).toEqual([]);
});

test('text keeps its size when an iPhone is turned, for which Safari needs a prefix', () => {
  const [sheet] = builtFiles('assets/style-*.css');
  expect(sheet?.content).toContain('-webkit-text-size-adjust:100%');
});
