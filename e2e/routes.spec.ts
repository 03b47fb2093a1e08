import type { APIResponse } from '@playwright/test';
import { kindNames, kinds, segmentsOf } from '../website/app/kinds.ts';
import { demoPosts, onePostOfEachKind } from './demo-posts.ts';
import { fixedPages } from './fixed-pages.ts';
import { expect, test } from './visitor.ts';

/** Redirects are checked, not followed. */
const noRedirects = { maxRedirects: 0 };

async function responseOf(pending: Promise<APIResponse>) {
  const response = await pending;
  return { status: response.status(), headers: response.headers() };
}

for (const { path, shell } of fixedPages) {
  test(`${path} has the shell "${shell}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const expectedCount = shell === 'site' ? 1 : 0;
    await expect(page.getByRole('navigation', { name: 'Quick Links' })).toHaveCount(expectedCount);
    expect((await page.title()).length).toBeGreaterThan(3);
  });
}

for (const kind of kindNames) {
  test(`every address of a ${kind} redirects to its canonical one`, async ({ page, request }) => {
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

test('a business has its own page in the bare shell', async ({ page }) => {
  const business = (await onePostOfEachKind()).find(({ kind }) => kind === 'business');
  const response = await page.goto(`/business-landing/${business?.id}`);
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(
    `/business-landing/${encodeURIComponent(business?.slug ?? '')}`,
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});

for (const { path } of [...fixedPages, { path: '/ar' }, { path: '/ar/reset-password' }]) {
  test(`other spellings of ${path} redirect to it in one hop`, { tag: '@request' }, async ({
    request,
    baseURL,
  }) => {
    const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    const others = [path.toUpperCase(), `/${path.toUpperCase()}//`, `${path}/`, encoded].filter(
      (other) => !['/', '//'].includes(other) && other !== path,
    );
    for (const other of others) {
      const { status, headers } = await responseOf(request.get(baseURL + other, noRedirects));
      expect([other, status, headers.location]).toEqual([other, 308, path]);
      const withQuery = await responseOf(
        request.get(`${baseURL}${other}?code=secret&x=Y`, noRedirects),
      );
      expect([other, withQuery.status, withQuery.headers.location]).toEqual([
        other,
        308,
        `${path}?code=secret&x=Y`,
      ]);
      expect(withQuery.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      const posted = await responseOf(
        request.post(baseURL + other, { ...noRedirects, form: { a: 'b' } }),
      );
      expect([other, posted.status, posted.headers.location]).toEqual([other, 308, path]);
    }
  });
}

test('a mailed link in capitals redirects to the page with its code, which is not cached', async ({
  page,
}) => {
  const response = await page.goto('/RESET-PASSWORD?code=AbC');
  expect(page.url()).toMatch(/\/reset-password\?code=AbC$/);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('/AR is Arabic', async ({ page }) => {
  await page.goto('/AR');
  expect(new URL(page.url()).pathname).toBe('/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a post in capitals redirects to its address', async ({ page }) => {
  const [post] = await onePostOfEachKind();
  if (!post?.slug) throw new Error('The first post of the demo content has no slug.');
  const canonical = `/${kinds[post.kind].segment}/${post.slug}`;
  expect((await page.goto(canonical.toUpperCase()))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(canonical);
});

for (const path of [
  '/_root.data',
  '/_.data',
  '/articles.data',
  '/contact.data',
  '/ar/events.data',
]) {
  test(`${path}, a data request, returns 404`, async ({ page, request, baseURL }) => {
    for (const address of [path, `${path}?_routes=root`]) {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const { status, headers } = await responseOf(
          request.fetch(baseURL + address, { ...noRedirects, method }),
        );
        expect([method, address, status]).toEqual([method, address, 404]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
}

for (const path of [
  '/nowhere',
  '/articles/nowhere',
  '/forum/999999',
  '/events/nowhere/else',
  '/business-landing/nowhere',
  '/article',
]) {
  test(`${path} returns 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Articles' }).first()).toBeVisible();
  });
}
