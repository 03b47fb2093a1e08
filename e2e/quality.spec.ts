import {
  accessibilityViolations,
  contrastViolations,
  htmlErrors,
  onePathOfEachPage,
} from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

/** Workers check their shares side by side: in one test, this would take longest and end last. */
const SHARES = 4;

for (let share = 1; share <= SHARES; share += 1) {
  test(`axe finds no violations on any type of page, light and dark (${share} of ${SHARES})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const paths = await onePathOfEachPage();
    for (const path of paths.filter((_, index) => index % SHARES === share - 1)) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      const inLight = await accessibilityViolations(page);
      expect([path, 'light', inLight]).toEqual([path, 'light', []]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const inDark = await contrastViolations(page);
      expect([path, 'dark', inDark]).toEqual([path, 'dark', []]);
    }
  });
}

test('every type of page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  for (const path of await onePathOfEachPage()) {
    const html = await (await request.get(path)).text();
    errors.push(...(await htmlErrors(html)).map((error) => `${path} ${error}`));
  }
  expect(errors).toEqual([]);
});

test('documents send at most 3 KB of script inline', async ({ request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  for (const path of await onePathOfEachPage()) {
    const html = await (await request.get(`${urls.site()}${path}`)).text();
    const scripts = [...html.matchAll(/<script\b(?![^>]*\bjson\b)[^>]*>([\s\S]*?)<\/script>/g)];
    const bytes = brotliCompressSync(scripts.map(([, code]) => code).join('')).length;
    expect([path, bytes <= 3072]).toEqual([path, true]);
  }
});
