import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { onePostOfEachKind } from './demo-posts.ts';
import { fixedPages } from './kinds-of-page.ts';
import { addresses, expect, test } from './visitor.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React prints void elements with a slash, attributes without a value as "", and its own order.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Both are valid HTML; what they advise is decided by design here.
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Paths of one page of each kind, errors included. */
async function everyKindOfPage(): Promise<string[]> {
  const posts = await onePostOfEachKind();
  return [
    ...fixedPages.map(({ path }) => path),
    '/articles?page=2',
    ...posts.map(({ path }) => path),
    '/articles/110',
    '/businesses/204',
    '/marketplace/506',
    '/business-landing/204',
    '/nowhere',
  ];
}

test('axe finds nothing on any kind of page, light and dark', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of await everyKindOfPage()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect([path, colorScheme, found]).toEqual([path, colorScheme, []]);
    }
  }
});

test('every kind of page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const path of await everyKindOfPage()) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      faults.push(
        ...messages.map(
          ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of await everyKindOfPage()) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
});

test('documents send at most 3 KB of script', async ({ request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  for (const path of await everyKindOfPage()) {
    const html = await (await request.get(`${addresses.site()}${path}`)).text();
    const scripts = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.filter(([tag]) => / src=/.test(tag.slice(0, tag.indexOf('>'))))).toEqual([]);
    const bytes = brotliCompressSync(scripts.map(([, code]) => code).join('')).length;
    expect([path, bytes <= 3072]).toEqual([path, true]);
  }
});
