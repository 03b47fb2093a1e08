import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onePostOfEachKind } from './demo-posts.ts';
import { everyKindOfPage } from './quality-checks.ts';
import { startWebsite } from './start-website.ts';
import { addresses, expect, test } from './visitor.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
/** None, or one that the scrolling has not drawn yet. */
const NO_SHADOW = /^none$|^(oklab\(0 0 0 \/ 0\) 0px 0px 0px 0px(, )?)+$/;

const header = (page: Page) => page.getByRole('banner');

test.describe('the header', () => {
  test('has a logo linking home, the nine links in order, and both app buttons', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(header(page).getByRole('link').first()).toHaveAttribute('href', '/');
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Home',
      'Articles',
      'Businesses',
      'Events',
      'Marketplace',
      'Forum',
      'Activities',
      'About Us',
      'Contact',
    ]);
    for (const name of ['iOS App', 'Android App']) {
      await expect(header(page).getByRole('link', { name })).toBeVisible();
    }
  });

  test('marks the current page, and the list that a post belongs to', async ({ page }) => {
    const marked = header(page).getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    for (const [path, name, state] of [
      ['/', 'Home', 'page'],
      ['/forum', 'Forum', 'page'],
      ['/contact', 'Contact', 'page'],
      ['/articles/110', 'Articles', 'true'],
    ] as const) {
      await page.goto(path);
      await expect(marked).toHaveText(name);
      await expect(marked).toHaveAttribute('aria-current', state);
    }
  });

  for (const width of [1280, 360]) {
    test(`is 90 px high and becomes sticky after 100 px: compact, with a shadow (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const box = () => header(page).evaluate((each) => each.getBoundingClientRect());
      expect((await box()).height).toBe(90);
      expect((await box()).top).toBe(0);
      await expect(header(page)).toHaveCSS('box-shadow', NO_SHADOW);
      await scrollTo(page, 101);
      await expect(header(page)).not.toHaveCSS('box-shadow', NO_SHADOW);
      expect((await box()).bottom).toBe(64);
      await scrollTo(page, 2000);
      expect((await box()).bottom).toBe(64);
      for (const link of await header(page).getByRole('link').filter({ visible: true }).all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('has the links of the menu without script, too', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      baseURL: addresses.site(),
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Forum' })
      .click();
    await expect(page).toHaveURL(/\/forum$/);
    await context.close();
  });
});

test('a scroll-to-top arrow appears after 300 px and leads to the top', async ({ page }) => {
  await page.goto('/');
  const arrow = page.getByRole('link', { name: 'Back to top' });
  await scrollTo(page, 299);
  await expect(arrow).toBeHidden();
  await scrollTo(page, 310);
  await expect(arrow).toBeVisible();
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(arrow).toBeHidden();
});

test('a new route starts at the top, and going back returns to the place', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 900);
  const place = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: 'View All' })
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/articles$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('light or dark follows the device, and a choice lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  const theme = page.getByRole('button', { name: /^Theme/ });
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: light');
  expect(await ground()).toBe(light);
  await page.goto('/contact');
  expect(await ground()).toBe(light);
  await page.reload();
  expect(await ground()).toBe(light);
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: dark');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Theme: as the device');
  expect(await ground()).toBe(dark);
});

test.describe('the footer', () => {
  test('has description, three social links, Quick Links, Resources, the app and the year', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const named = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
    await expect(footer.locator('p').first()).not.toBeEmpty();
    await expect(footer.getByRole('list', { name: 'Elsewhere' }).getByRole('link')).toHaveCount(3);
    await expect(named('Quick Links')).toHaveText([
      'Home',
      'Articles',
      'Businesses',
      'Events',
      'Marketplace',
    ]);
    await expect(named('Resources')).toHaveText([
      'Forum',
      'Activities',
      'About Us',
      'Contact',
      'Privacy Policy',
    ]);
    await expect(named('The app')).toHaveText(['iOS App', 'Android App']);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('is revealed from below on wide screens, not on small ones and not with less motion', async ({
    page,
  }) => {
    const motion = () =>
      page.locator('footer > div').evaluate((lying) => getComputedStyle(lying).animationName);
    await page.goto('/about');
    expect(await motion()).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motion()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await motion()).toBe('none');
  });
});

test('a brand without stores has no badge and no dead link, and the pages still make sense', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-brand-'));
  const brand = JSON.parse(
    readFileSync(fileURLToPath(new URL('../brand.json', import.meta.url)), 'utf8'),
  ) as { stores: { ios: object; android: object } };
  for (const store of [brand.stores.ios, brand.stores.android])
    Object.assign(store, { url: '', id: '' });
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(brand));
  const website = await startWebsite(
    'website without stores',
    `${addresses.content()}/api`,
    folder,
    { BRAND_FILE: file },
  );
  try {
    const posts = await onePostOfEachKind();
    const paths = ['/', '/about', '/business-landing', ...posts.map(({ path }) => path)];
    for (const path of paths) {
      const html = await (await page.request.get(website.url + path)).text();
      expect([
        path,
        html.match(/apps\.apple\.com|play\.google\.com|href=""|(iOS|Android) App/g),
      ]).toEqual([path, null]);
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
    }
  } finally {
    await website.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

for (const width of [1280, 768, 360]) {
  test(`no page scrolls sideways where the browser's letters are twice as large (${width} px)`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(200_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const path of await everyKindOfPage()) {
      await page.goto(addresses.site() + path);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, across]).toEqual([path, width]);
    }
    await browser.close();
  });
}

for (const width of [1280, 360]) {
  test(`what is pressed is at least 44 px high and wide (${width} px)`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/articles',
      '/articles?page=2',
      '/events',
      '/contact?about=/articles/110',
      '/reset-password?code=abc',
      '/delete?code=abc',
      '/business-landing',
    ]) {
      await page.goto(path);
      const menu = page.locator('details[data-menu] > summary');
      if (await menu.filter({ visible: true }).count())
        await menu.filter({ visible: true }).last().click();
      const small = await page.evaluate(() => {
        const places = 'header, form, main nav, main ul[class], [data-voices]';
        const targets = [...document.querySelectorAll<HTMLElement>(places)].flatMap((place) => [
          ...place.querySelectorAll<HTMLElement>(
            'a, button, summary, select, textarea, input:not([type=hidden], [tabindex="-1"])',
          ),
        ]);
        return [...new Set(targets)].flatMap((target) => {
          // A box to tick is pressed by its label; a link in a sentence is as high as the sentence.
          const pressed = target.closest('label') ?? target;
          if (!target.checkVisibility({ visibilityProperty: true })) return [];
          if (getComputedStyle(target).display === 'inline' && target.closest('p, dd')) return [];
          // The link of a card covers the card.
          const cover = getComputedStyle(target, '::after');
          if (cover.position === 'absolute' && cover.inset === '0px') return [];
          const { width: across, height } = pressed.getBoundingClientRect();
          return across >= 43.9 && height >= 43.9
            ? []
            : [`${Math.round(across)} × ${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
        });
      });
      expect([path, small]).toEqual([path, []]);
    }
  });
}

test('axe finds nothing in forced colours', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/articles', '/articles/110', '/contact', '/nowhere']) {
    await page.goto(path);
    // The colours are the visitor's own; axe would compare those that are not shown.
    const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze();
    expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
  }
});
