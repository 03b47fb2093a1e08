import { kindNames, kinds, segmentsOf } from '../website/app/posts/kinds.ts';
import { demoPosts, onePostOfEachKind } from './demo-posts.ts';
import { fixedPages } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

for (const { path, shell } of fixedPages) {
  test(`${path} answers in the shell "${shell}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const framed = shell === 'site' ? 1 : 0;
    await expect(page.getByRole('navigation', { name: 'Quick Links' })).toHaveCount(framed);
    expect((await page.title()).length).toBeGreaterThan(3);
  });
}

for (const kind of kindNames) {
  test(`a ${kind} is found under every address and shown under one`, async ({ page, request }) => {
    const post = (await demoPosts(kind)).find(({ slug, title }) => slug && title);
    expect(post).toBeDefined();
    const canonical = `/${kinds[kind].segment}/${encodeURIComponent(post?.slug ?? '')}`;
    const wrongKind = kindNames.find((other) => other !== kind) ?? kind;
    const others = [
      ...segmentsOf(kind).flatMap((segment) => [
        `/${segment}/${post?.id}`,
        `/${segment}/${post?.slug}`,
      ]),
      `/${kinds[wrongKind].segment}/${post?.id}`,
    ].filter((path) => encodeURI(path) !== canonical && path !== canonical);
    for (const path of others) {
      const response = await request.get(encodeURI(path), { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([
        path,
        301,
        canonical,
      ]);
    }
    const response = await page.goto(canonical);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toContainText(post?.title?.slice(0, 20) ?? '');
  });
}

test('a business has a page of its own in the bare shell', async ({ page }) => {
  const business = (await onePostOfEachKind()).find(({ kind }) => kind === 'business');
  const response = await page.goto(`/business-landing/${business?.id}`);
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(
    `/business-landing/${encodeURIComponent(business?.slug ?? '')}`,
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});

for (const path of [
  '/nowhere',
  '/articles/nowhere',
  '/forum/999999',
  '/events/nowhere/else',
  '/business-landing/nowhere',
  '/article',
]) {
  test(`${path} is not found`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Articles' }).first()).toBeVisible();
  });
}
