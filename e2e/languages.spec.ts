import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { type LanguageCode, languageCodes, languages } from '../website/app/languages.ts';
import { onePostOfEachKind } from './demo-posts.ts';
import { headOf } from './document-head.ts';
import { fixedPages, hasSiteShell, headingCount } from './fixed-pages.ts';
import { layoutShiftOf } from './layout-shift.ts';
import { expect, test, urls } from './visitor.ts';

/** Opens the list of languages and follows the link to one. */
async function chooseLanguage(part: Locator, name: string): Promise<void> {
  await part.locator('summary', { has: part.page().locator('[data-script]') }).click();
  await part.getByRole('link', { name }).filter({ visible: true }).click();
}

/** The Arabic address of a page. */
const arabicPath = (path: string) => `/ar${path}`.replace(/\/(?=$|\?)/, '');

test('every page with a fixed address is Arabic, from right to left, in its shell', async ({
  request,
}) => {
  for (const { path, shell } of fixedPages) {
    const response = await request.get(arabicPath(path), { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect(headOf(html)).toMatchObject({ language: 'ar', direction: 'rtl' });
    expect(headOf(html).heading).toMatch(/^[^a-z]+$/i);
    expect([path, headingCount(html), hasSiteShell(html)]).toEqual([path, 1, shell === 'site']);
  }
});

test('a missing page is shown in the language of its address', async ({ request }) => {
  const response = await request.get('/ar/nowhere');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(headOf(html)).toMatchObject({ language: 'ar', direction: 'rtl' });
  expect(html).toContain('href="/ar/articles"');
});

test('without the content service the page is Arabic as well', async ({ request }) => {
  const response = await request.get(`${urls.siteWithoutContent()}/ar/articles`);
  expect(response.status()).toBe(503);
  const html = await response.text();
  expect(headOf(html)).toMatchObject({ language: 'ar', direction: 'rtl' });
  expect(headOf(html).heading).toMatch(/[\u0600-\u06ff]/);
});

test('the language switch keeps the page and its query', async ({ sharedPage: page }) => {
  test.setTimeout(120_000);
  for (const path of ['/', '/about', '/articles?page=2', '/articles/104']) {
    await page.goto(path);
    const english = new URL(page.url());
    await chooseLanguage(page.getByRole('banner'), 'العربية');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const arabic = new URL(page.url());
    expect(arabic.pathname + arabic.search).toBe(arabicPath(english.pathname + english.search));
    await chooseLanguage(page.getByRole('banner'), 'English');
    await expect(page).toHaveURL(english.href);
  }
});

test('the language switch leads from a post to its translation', async ({ sharedPage: page }) => {
  await page.goto('/ar/articles/110');
  const arabic = page.url();
  await chooseLanguage(page.getByRole('banner'), 'Türkçe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'tr');
  await chooseLanguage(page.getByRole('banner'), 'العربية');
  await expect(page).toHaveURL(arabic);
});

for (const textSize of ['100%', '200%']) {
  test(`the language stays visible on a phone, with text at ${textSize}`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/about');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const banner = page.getByRole('banner');
    const languageSwitch = banner.locator('summary', { hasText: 'English' });
    await expect(languageSwitch).toBeInViewport({ ratio: 1 });
    const box = await languageSwitch.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // Beside the open menu, too.
    await banner.locator('summary', { hasText: 'Menu' }).click();
    await chooseLanguage(banner, 'العربية');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
}

test('the languages are listed by their own names, each marked as its language', async ({
  sharedPage: page,
}) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  await banner.locator('summary', { hasText: 'English' }).click();
  const names = banner.locator('details[open] a[hreflang][lang]');
  await expect(names).toHaveText(
    languageCodes
      .filter((code) => code !== 'en')
      .map((code) => languages[code].nativeName)
      .toSorted(new Intl.Collator('en').compare),
  );
});

test('pages without a header have a language link as well', async ({ sharedPage: page }) => {
  for (const { path } of fixedPages.filter(({ shell }) => shell !== 'site')) {
    await page.goto(path);
    await chooseLanguage(page.locator('body'), 'العربية');
    await expect(page).toHaveURL(urls.site() + arabicPath(path));
  }
});

/** The same function writes the heads of all pages: each page is read in English and one more language. */
const languagesToRead = (index: number) =>
  new Set<LanguageCode>(['en', languageCodes[index % languageCodes.length] ?? 'en']);

test('hreflang pairs are mutual, and each page is canonical for itself', async ({ request }) => {
  test.setTimeout(120_000);
  const posts = await onePostOfEachKind();
  for (const [index, { path }] of [...fixedPages, ...posts].entries()) {
    const all = languageCodes.map((code) => [code, urls.site() + localisedPath(code, path)]);
    const expected = { ...Object.fromEntries(all), 'x-default': urls.site() + path };
    for (const code of languagesToRead(index)) {
      const address = localisedPath(code, path);
      const html = await (await request.get(address)).text();
      expect(headOf(html).canonical).toBe(urls.site() + address);
      const pairs = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
      const alternates = Object.fromEntries([...pairs].map(([, to, href]) => [to, href]));
      expect([address, alternates]).toEqual([address, expected]);
    }
  }
});

test('links of an Arabic page stay in Arabic, also inside descriptions', async ({ request }) => {
  test.setTimeout(120_000);
  const posts = await onePostOfEachKind();
  const paths = [...fixedPages, ...posts].map((each) => each.path);
  for (const path of [...paths, '/articles/110', '/search?q=visa']) {
    const html = await (await request.get(arabicPath(path))).text();
    const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const inSite = links.filter((link) => / ?href="\//.test(link) && !/hreflang/i.test(link));
    expect(inSite.length).toBeGreaterThan(0);
    expect(inSite.filter((link) => !/href="\/ar(?=[/?#"])/.test(link))).toEqual([]);
  }
});

test('a post keeps its own language and direction inside an Arabic page', async ({
  sharedPage: page,
}) => {
  await page.goto('/ar/events/301');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('main')).toContainText(/\d{1,2} نوفمبر 2026/);
  await expect(page.locator('main bdi[dir="ltr"]', { hasText: /^\+\d/ }).first()).toBeVisible();
});

test('an Arabic page loads the font of its script first', async ({ sharedPage: page }) => {
  for (const [path, script] of [
    ['/about', 'latin'],
    ['/ar/about', 'arabic'],
  ]) {
    await page.goto(path ?? '');
    const fonts = page.locator('link[rel="preload"][as="font"]');
    await expect(fonts).toHaveCount(1);
    await expect(fonts).toHaveAttribute('href', new RegExp(`rubik-${script}-wght`));
  }
});

test("the brand's name and words are Arabic where brand.json translates them", async ({
  sharedPage: page,
}) => {
  const { translations } = JSON.parse(
    readFileSync(new URL('../brand.json', import.meta.url), 'utf8'),
  );
  await page.goto('/ar');
  await expect(page).toHaveTitle(`${translations.ar.name}: ${translations.ar.tagline}`);
  await expect(page.getByRole('banner')).toContainText(translations.ar.name);
});

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-SY' });

  test('is offered the page in Arabic, without a layout shift', async ({ page }) => {
    await page.goto('/about');
    const offer = page.getByRole('complementary', { name: 'اللغة' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('dir', 'rtl');
    expect(await layoutShiftOf(page)).toBe(0);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(/\/ar\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('is offered it on pages without a header, too', async ({ page }) => {
    for (const path of ['/privacy', '/business-landing', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'اللغة' })).toBeVisible();
    }
  });

  test('can decline permanently', async ({ page }) => {
    await page.goto('/about');
    const offer = page.getByRole('complementary', { name: 'اللغة' });
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    for (const path of ['/about', '/contact']) {
      await page.goto(path);
      await expect(offer).toBeHidden();
    }
  });

  test('is not asked again after choosing a language', async ({ page }) => {
    await page.goto('/ar/about');
    await chooseLanguage(page.getByRole('banner'), 'English');
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('complementary')).toBeHidden();
  });

  test('is never redirected', async ({ page }) => {
    await page.goto('/about');
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

for (const locale of ['en-GB', 'de']) {
  test.describe(`a visitor whose browser prefers ${locale}`, () => {
    test.use({ locale });

    test('sees no offer on English pages', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('complementary')).toBeHidden();
    });
  });
}

test('a visitor whose browser prefers English is offered it on Arabic pages', async ({ page }) => {
  await page.goto('/ar/about');
  await expect(page.getByRole('complementary', { name: 'Language' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar' });

  test('nothing is offered', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});

test('an answer has the size of its script on pages of each script', async ({
  sharedPage: page,
}) => {
  for (const post of ['/forum/602', '/forum/603']) {
    const sizes = new Set<string>();
    for (const language of ['en', 'ar', 'ur'] as const) {
      await page.goto(localisedPath(language, post));
      const answer = page.getByRole('listitem').locator('[data-script] > p').first();
      sizes.add(await answer.evaluate((text) => getComputedStyle(text).fontSize));
    }
    expect([post, sizes.size]).toEqual([post, 1]);
  }
});
