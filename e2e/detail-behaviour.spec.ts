import { kindNames, kinds } from '../website/app/kinds.ts';
import { demoPosts, onePostOfEachKind } from './demo-posts.ts';
import { expectScannable } from './qr-code.ts';
import { expect, test } from './visitor.ts';

test('a page is shared with its canonical address', async ({ sharedPage: page }) => {
  await page.goto('/articles/104');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const title = await page.locator('h1').textContent();
  const query = async (name: string) => {
    const link = page.getByRole('region', { name: 'Share this page' }).getByRole('link', { name });
    return new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
  };
  expect((await query('WhatsApp')).get('text')).toBe(`${title}\n${canonical}`);
  expect((await query('Telegram')).get('url')).toBe(canonical);
  expect((await query('Email')).get('body')).toContain(canonical);
});

test('a link can be copied, with a confirmation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/forum/603');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a QR code of the page is shown, large enough to scan', async ({ page }) => {
  await page.goto('/business-landing/201');
  await expectScannable(page);
});

test('the table of contents of a long text links to its sections', async ({ sharedPage: page }) => {
  for (const path of ['/articles/101', '/articles/110']) {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const last = contents.getByRole('link').last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.locator('h2:target')).toHaveText(title);
    await expect(page.locator('h2:target')).toBeInViewport();
  }
});

test('an article shows its reading time; a question how to answer it', async ({
  sharedPage: page,
}) => {
  await page.goto('/articles/101');
  const post = page.getByRole('article').first();
  await expect(post.getByText('2 minutes to read')).toBeVisible();
  await page.goto('/forum/603');
  await expect(page.getByText(/minutes? to read/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Write to the editors' }).first().click();
  await expect(page).toHaveURL(/\/contact\?/);
});

for (const kind of kindNames) {
  test(`four other posts of its kind are listed below a ${kind}`, async ({ sharedPage: page }) => {
    const post = (await onePostOfEachKind()).find((each) => each.kind === kind);
    const others = (await demoPosts(kind, 'en')).filter(({ id }) => id !== post?.id);
    await page.goto(post?.path ?? '');
    const more = page.locator('section[aria-labelledby=more]');
    const links = more.getByRole('heading').getByRole('link');
    await expect(links).toHaveCount(Math.min(4, others.length));
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).not.toBe(post?.path);
      expect(await link.getAttribute('href')).toContain(`/${kinds[kind].segment}/`);
    }
  });
}

test('a place is shown without third-party images, and can be opened in map apps', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses/201');
  const map = page.getByRole('region', { name: 'On the map' });
  await expect(map.getByRole('img', { name: /^Position: 25\.27\d*° N, 55\.30/ })).toBeVisible();
  for (const name of ['OpenStreetMap', 'Google Maps', 'Apple Maps']) {
    await expect(map.getByRole('link', { name })).toHaveAttribute('href', /25\.27.*55\.30/);
  }
  await page.goto('/articles/101');
  await expect(page.getByRole('region', { name: 'On the map' })).toHaveCount(0);
});

test('only the post and its address are printed', async ({ page }) => {
  await page.goto('/articles/101');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    expect([hidden, await page.getByRole(hidden).count()]).toEqual([hidden, 0]);
  }
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByText(page.url()).last()).toBeVisible();
});

test('no picture of a business is cut off on paper', async ({ page }) => {
  await page.goto('/businesses/201');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

test('a business page prints as a one-page poster', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/business-landing/201');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only working controls are shown, and pictures open as links', async ({ page, request }) => {
    await page.goto('/businesses/201');
    for (const name of ['Share', 'Copy link', 'Print']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByText('In your time zone:')).toHaveCount(0);
    const picture = await page.locator('[data-pictures] ul a').first().getAttribute('href');
    const response = await request.get(picture ?? '');
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});
