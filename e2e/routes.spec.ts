import type { APIResponse } from '@playwright/test';
import { kindNames, kinds, segmentsOf } from '../website/app/kinds.ts';
import { demoPosts, onePostOfEachKind } from './demo-posts.ts';
import { headOf } from './document-head.ts';
import { fixedPages, hasSiteShell, headingCount } from './fixed-pages.ts';
import { expect, test } from './visitor.ts';

/** Redirects are checked, not followed. */
const noRedirects = { maxRedirects: 0 };

async function responseOf(pending: Promise<APIResponse>) {
  const response = await pending;
  return { status: response.status(), headers: response.headers() };
}

test('every page with a fixed address has its shell', async ({ request }) => {
  for (const { path, shell } of fixedPages) {
    const response = await request.get(path, noRedirects);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect([path, headingCount(html), hasSiteShell(html)]).toEqual([path, 1, shell === 'site']);
  }
});

for (const kind of kindNames) {
  test(`every address of a ${kind} redirects to its canonical one`, async ({ request }) => {
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
    const response = await request.get(canonical, noRedirects);
    expect(response.status()).toBe(200);
    expect(headOf(await response.text()).heading).toContain(post?.title?.slice(0, 20) ?? '');
  });
}

test('a business has its own page in the bare shell', async ({ request }) => {
  const business = (await onePostOfEachKind()).find(({ kind }) => kind === 'business');
  const response = await request.get(`/business-landing/${business?.id}`);
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).pathname).toBe(
    `/business-landing/${encodeURIComponent(business?.slug ?? '')}`,
  );
  expect(hasSiteShell(await response.text())).toBe(false);
});

for (const { path } of [...fixedPages, { path: '/ar' }, { path: '/ar/reset-password' }]) {
  test(`other spellings of ${path} redirect to it in one hop`, async ({ request, baseURL }) => {
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

test('/AR is Arabic', async ({ request }) => {
  const response = await request.get('/AR');
  expect(new URL(response.url()).pathname).toBe('/ar');
  expect(headOf(await response.text()).language).toBe('ar');
});

test('a post in capitals redirects to its address', async ({ request }) => {
  const [post] = await onePostOfEachKind();
  if (!post?.slug) throw new Error('The first post of the demo content has no slug.');
  const canonical = `/${kinds[post.kind].segment}/${post.slug}`;
  const response = await request.get(canonical.toUpperCase());
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).pathname).toBe(canonical);
});

for (const path of [
  '/_root.data',
  '/_.data',
  '/articles.data',
  '/contact.data',
  '/ar/events.data',
]) {
  test(`${path}, a data request, returns 404`, async ({ request, baseURL }) => {
    for (const address of [path, `${path}?_routes=root`]) {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const { status, headers } = await responseOf(
          request.fetch(baseURL + address, { ...noRedirects, method }),
        );
        expect([method, address, status]).toEqual([method, address, 404]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
    const html = await (await request.get(path)).text();
    expect([headingCount(html), hasSiteShell(html)]).toEqual([1, true]);
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
  test(`${path} returns 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(headingCount(html)).toBe(1);
    expect(html).toContain('href="/articles"');
  });
}
