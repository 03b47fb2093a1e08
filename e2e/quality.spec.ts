import { languageCodes } from '../website/app/languages.ts';
import { addressesToCheck, TIME_LIMIT } from './page-shares.ts';
import {
  accessibilityViolations,
  contrastViolations,
  htmlErrors,
  onePathOfEachPage,
} from './quality-checks.ts';
import { expect, test } from './visitor.ts';

for (const language of languageCodes) {
  test(`pages are valid HTML: ${language}`, async ({ request }) => {
    test.setTimeout(TIME_LIMIT);
    const errors: string[] = [];
    for (const address of await addressesToCheck(language)) {
      const html = await (await request.get(address)).text();
      errors.push(...(await htmlErrors(html)).map((error) => `${address} ${error}`));
    }
    expect(errors).toEqual([]);
  });

  test(`axe finds no violations on pages, light and dark: ${language}`, async ({ page }) => {
    test.setTimeout(TIME_LIMIT);
    for (const address of await addressesToCheck(language)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      const inLight = await accessibilityViolations(page);
      expect([address, 'light', inLight]).toEqual([address, 'light', []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await contrastViolations(page);
      expect([address, 'dark', inDark]).toEqual([address, 'dark', []]);
    }
  });
}

test('every page has its content on paper', async ({ page }) => {
  test.setTimeout(TIME_LIMIT);
  await page.emulateMedia({ media: 'print' });
  for (const path of await onePathOfEachPage()) {
    await page.goto(path);
    const height = await page.evaluate(() => document.querySelector('main')?.clientHeight ?? 0);
    expect([path, height > 100]).toEqual([path, true]);
  }
});

test('the cities with prices are on paper, other navigation is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/costs');
  await expect(page.getByRole('main').getByRole('link', { name: 'Dubai' })).toBeVisible();
  await page.goto('/cities/dubai');
  await expect(page.getByRole('heading', { name: 'Cities' })).toBeHidden();
});

test('documents send at most 3 KB of script inline', async ({ request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  for (const path of await onePathOfEachPage()) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b(?![^>]*\bjson\b)[^>]*>([\s\S]*?)<\/script>/g)];
    const bytes = brotliCompressSync(scripts.map(([, code]) => code).join('')).length;
    expect([path, bytes <= 3072]).toEqual([path, true]);
  }
});
