import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { feedPath } from '../website/app/addresses/feed.ts';
import { listPath, localisedPath, postPath } from '../website/app/addresses/links.ts';
import { kindNames, kinds } from '../website/app/kinds.ts';
import { languageCodes } from '../website/app/languages.ts';
import { hsdsPage, hsdsRules } from '../website/mocks/hsds-rules.ts';
import { demoPosts } from './demo-posts.ts';
import { fixedPages } from './fixed-pages.ts';
import { parseXml } from './parse-xml.ts';
import { expect, test, urls } from './visitor.ts';

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&apos;', "'"));

test('the sitemap lists every public post once per language, and no inactive one', async ({
  sharedPage: page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const xml = await response.text();
  expect(await parseXml(page, xml)).toMatchObject({ parseError: null, root: 'urlset' });
  const all = locationsIn(xml);
  expect(new Set(all).size).toBe(all.length);
  const isOfPlaces = (url: string) => /\/(?:cities|communities|costs)\//.test(url);
  const locations = all.filter((url) => !isOfPlaces(url));
  expect(all).toContain(`${urls.site()}/ar/cities/dubai`);
  expect(all).toContain(`${urls.site()}/communities/sudanese`);
  expect(all).toContain(`${urls.site()}/ru/costs/dubai`);
  const expected = await Promise.all(
    languageCodes.map(async (language) => {
      const posts = await Promise.all(kindNames.map((kind) => demoPosts(kind, language)));
      const paths = [...fixedPages.map(({ path }) => path), ...posts.flat().map(postPath)];
      return paths.map((path) => urls.site() + localisedPath(language, path));
    }),
  );
  expect(locations.toSorted()).toEqual(expected.flat().toSorted());
});

for (const kind of kindNames) {
  test(`the feed of ${kinds[kind].segment} is linked and well-formed, newest posts first`, async ({
    sharedPage: page,
    request,
  }) => {
    const list = await (await request.get(listPath(kind))).text();
    const [, linked] =
      /<link [^>]*type="application\/atom\+xml"[^>]* href="([^"]*)"/.exec(list) ?? [];
    expect(linked).toBe(feedPath(kind));
    const response = await request.get(feedPath(kind));
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    const feed = await parseXml(page, await response.text());
    expect(feed).toMatchObject({ parseError: null, root: 'feed' });
    const newestFirst = (await demoPosts(kind, 'en')).toSorted(
      (first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt),
    );
    const times = feed.published.map((time) => Date.parse(time));
    expect(times).toEqual(newestFirst.slice(0, 20).map(({ createdAt }) => Date.parse(createdAt)));
    expect(feed.links.toSorted()).toEqual(
      newestFirst
        .slice(0, 20)
        .map((post) => urls.site() + postPath(post))
        .toSorted(),
    );
  });
}

test('the directory of the demo content meets the specification', async ({ request }) => {
  for (const [list, { full }] of Object.entries(hsdsRules)) {
    const response = await request.get(`/open/hsds/${list}?full=true&per_page=100`);
    const { success, error } = hsdsPage(full).safeParse(await response.json());
    expect([list, success, error?.message]).toEqual([list, true, undefined]);
    expect(response.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(response.headers().etag).toBeTruthy();
  }
});

test('a card of a post stands in a frame of another site', async ({ browser }) => {
  const [post] = await demoPosts('business', 'en');
  if (!post) throw new Error('the demo content has no business');
  const card = `<iframe src="${urls.site()}/embed${postPath(post)}" title="card"></iframe>`;
  const partner = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!DOCTYPE html><title>Partner</title>${card}`);
  }).listen(0, '127.0.0.1');
  await once(partner, 'listening');
  const page = await browser.newPage();
  // The first answer is rendered, the second comes from the cache.
  for (const answer of ['rendered', 'cached']) {
    await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    const link = frame.getByRole('link').first();
    await expect(link, answer).toHaveAttribute('href', urls.site() + postPath(post));
    await expect(frame.locator('main'), answer).toHaveCSS('border-style', 'solid');
  }
  await page.close();
  partner.close();
});

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(text).toContain(`Sitemap: ${urls.site()}/sitemap.xml`);
});

for (const prefix of ['', '/ar']) {
  test(`the manifest of ${prefix || '/'} is linked, and its icons have the given sizes`, async ({
    page,
    request,
  }) => {
    await page.goto(prefix || '/');
    const path = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await request.get(path ?? 'missing');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ start_url: prefix || '/', dir: prefix ? 'rtl' : 'ltr' });
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image.naturalWidth;
      }, src);
      expect(`${width}x${width}`).toBe(sizes);
    }
  });
}

test('every icon and preview image of a page is an image', async ({
  sharedPage: page,
  request,
}) => {
  await page.goto('/');
  const icons = page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]');
  const hrefs = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const shareImage = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(hrefs.length).toBeGreaterThanOrEqual(3);
  for (const href of [...hrefs, shareImage]) {
    const response = await request.get(href ?? 'missing');
    expect([href, response.status()]).toEqual([href, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('no association file is published for an app that is not configured', async ({ request }) => {
  for (const name of ['apple-app-site-association', 'assetlinks.json']) {
    expect((await request.get(`/.well-known/${name}`)).status()).toBe(404);
  }
});

test.describe('without the content service', () => {
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(urls.siteWithoutContent()) });

  for (const path of ['/sitemap.xml', '/sitemaps/1.xml', '/articles.xml']) {
    test(`${path} returns 503 with Retry-After`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toMatch(/^\d+$/);
    });
  }

  test('robots.txt and the manifest are available', async ({ request }) => {
    for (const path of ['/robots.txt', '/manifest.webmanifest']) {
      expect((await request.get(path)).status()).toBe(200);
    }
  });
});
