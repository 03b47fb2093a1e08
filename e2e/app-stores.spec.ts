import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { onePostOfEachKind } from './demo-posts.ts';
import { expectScannable } from './qr-code.ts';
import { startWebsite } from './start-website.ts';
import { expect, test, urls } from './visitor.ts';

const roadsToTheApp =
  /apps\.apple\.com|play\.google\.com|href=""|href="#hand-off"|(iOS|Android) App/g;

/** Pages that may lead to the app. */
async function pathsOfPages() {
  const posts = await onePostOfEachKind();
  return ['/', '/about', '/business-landing', '/delete', ...posts.map(({ path }) => path)];
}

test('a brand without app stores has no badges and no dead links', async ({ page }) => {
  for (const path of await pathsOfPages()) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.match(roadsToTheApp)]).toEqual([path, null]);
    expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
  }
});

test('a brand with app stores leads there from header, home, footer and posts', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-brand-'));
  const website = await startWebsite('website with stores', `${urls.content()}/api`, folder, {
    BRAND_FILE: brandWithStores(folder),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  try {
    await page.goto(website.url);
    for (const name of ['iOS App', 'Android App']) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
    }
    for (const path of ['/', '/events/301']) {
      await page.goto(website.url + path);
      await expectScannable(page);
    }
    const question = (await onePostOfEachKind()).find(({ kind }) => kind === 'forum');
    await page.goto(website.url + question?.path);
    const bar = page.getByRole('navigation', { name: 'What you can do' });
    await expect(bar.getByRole('link', { name: 'How to answer' })).toHaveAttribute(
      'href',
      '#hand-off',
    );
    for (const path of ['/about', '/ar/about']) {
      await page.goto(website.url + path);
      await expectWhicheverFits(page);
    }
  } finally {
    await page.close();
    await website.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The links of the header with those of the stores, or the menu. */
async function expectWhicheverFits(page: Page) {
  const header = page.getByRole('banner');
  const stores = header.locator('a[href*="app"]').filter({ visible: true });
  const menu = header
    .locator('summary', { hasNot: page.locator('[data-script]') })
    .filter({ visible: true });
  for (const [width, storeCount] of [
    [360, 0],
    [768, 0],
    [1024, 0],
    [1200, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(stores).toHaveCount(storeCount);
    await expect(menu).toHaveCount(storeCount === 0 ? 1 : 0);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, scrollWidth]).toEqual([width, width]);
  }
}

function brandWithStores(folder: string): string {
  const brand = JSON.parse(
    readFileSync(fileURLToPath(new URL('../brand.json', import.meta.url)), 'utf8'),
  );
  const file = join(folder, 'brand.json');
  const stores = {
    ios: { url: 'https://apps.apple.com/app/id000000000', id: '000000000' },
    android: { url: 'https://play.google.com/store/apps/details?id=example.diyar', id: 'x.diyar' },
  };
  writeFileSync(file, JSON.stringify({ ...brand, stores }));
  return file;
}
