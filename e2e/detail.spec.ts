import { decodeHTML } from 'entities';
import { postPath } from '../website/app/addresses/links.ts';
import { kindNames } from '../website/app/kinds.ts';
import { demoPosts } from './demo-posts.ts';
import { expect, test } from './visitor.ts';

for (const kind of kindNames) {
  test(`every ${kind} has a page, even without slug or title`, async ({ request }) => {
    test.setTimeout(180_000);
    for (const post of await demoPosts(kind)) {
      const path = postPath(post);
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      const headings = [...(await response.text()).matchAll(/<h1[^>]*>([^<]*)/g)];
      const titles = headings.map(([, html = '']) => decodeHTML(html));
      expect([path, titles]).toEqual([path, [post.title?.trim() || expect.any(String)]]);
    }
  });
}

test('a post has its own language and direction', async ({ sharedPage: page }) => {
  await page.goto('/articles/110');
  const heading = page.locator('h1');
  await expect(heading).toHaveAttribute('lang', 'ar');
  await expect(heading).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a telephone number can be dialled, and is shown left to right', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses/204');
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  const number = page.getByRole('complementary').locator('bdi[dir="ltr"]').first();
  await expect(number).toHaveText(/^\+[\d\s]+$/);
});

test('an address that no post can have returns 404', async ({ request }) => {
  const longSlug = 'a'.repeat(300);
  for (const segment of ['99999999999', 'flat-475078889374', longSlug, `${longSlug}-12`]) {
    for (const path of [`/articles/${segment}`, `/business-landing/${segment}`]) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    }
  }
});

test('an inactive post is never shown', async ({ sharedPage: page, request }) => {
  for (const path of ['/businesses/213', '/events/313', '/business-landing/213']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ['/', '/businesses', '/businesses?page=2', '/events', '/events?page=2']) {
    await page.goto(path);
    await expect(page.locator('body')).not.toContainText(/Closed shutters|Rained off/);
  }
});
