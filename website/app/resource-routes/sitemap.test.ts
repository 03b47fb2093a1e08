import { expect, it, onTestFinished, vi } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { readAddress } from '../addresses/address.ts';
import { listPath, localisedPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes } from '../languages.ts';
import { sitemapEntries } from './sitemap/entries.ts';
import { prepareSitemap } from './sitemap/read-entries.server.ts';

const { fetch, open, failures } = createTestPages();

const posts = kindNames.map((kind, index) => postOf(kind, { id: index + 1 }));

// Entries are cached for ten minutes, so the failure comes first.
it('returns 503 while the content service fails, then lists every page', async () => {
  contentService.use(contentFailureHandler());
  for (const path of ['/sitemap.xml', '/sitemaps/1.xml']) {
    const failed = await fetch(path);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('cache-control')).toBe('no-store');
  }
  expect(failures()).toContain('reading posts for the sitemap failed');

  // It is prepared before anybody asks, also when the service fails at first.
  await prepareSitemap();
  contentService.use(...contentHandlers({ posts, costs: costEntries }));
  await prepareSitemap();
  contentService.use(contentFailureHandler());
  const response = await fetch('/sitemap.xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml');
  for (const language of languageCodes) {
    for (const [index, kind] of kindNames.entries()) {
      const list = `http://localhost:3000${localisedPath(language, listPath(kind))}`;
      expect(addresses).toContain(list);
      expect(addresses).toContain(`${list}/${kind}-${index + 1}`);
    }
  }
  for (const path of ['/costs', '/ar/costs/dubai']) {
    expect(addresses).toContain(`http://localhost:3000${path}`);
  }
  expect(addresses.filter((address) => /search|\?/.test(address ?? ''))).toEqual([]);
});

it('logs why entries that are old by now cannot be read again, and keeps them', async () => {
  contentService.use(...contentHandlers({ posts }));
  await prepareSitemap();
  contentService.use(contentFailureHandler());
  const realNow = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 60 * 60_000);
  onTestFinished(() => later.mockRestore());
  await vi.waitFor(async () => {
    expect((await fetch('/sitemap.xml')).status).toBe(200);
    expect(failures()).toContain('reading posts for the sitemap failed');
  });
});

const listedPaths = sitemapEntries(
  kindNames.map((kind, index) => {
    return {
      id: index + 1,
      kind,
      slug: `${kind}-${index + 1}`,
      title: null,
      changedAt: new Date(0),
      group: null,
      code: null,
      isSource: true,
      city: null,
    };
  }),
  [],
  'http://localhost:3000',
).map(({ url }) => new URL(url).pathname);

it.each(listedPaths.filter((path) => readAddress(path).language === 'en'))(
  'lists %s, which exists and may be indexed',
  async (path) => {
    contentService.use(...contentHandlers({ posts }));
    const { status, head } = await open(path);
    expect({ status, noindex: head.noindex }).toEqual({ status: 200, noindex: false });
  },
);

it('has the whole sitemap as its first part', async () => {
  contentService.use(...contentHandlers({ posts }));
  const part = await fetch('/sitemaps/1.xml');
  expect(part.status).toBe(200);
  expect(part.headers.get('content-type')).toBe('application/xml');
  expect(await part.text()).toBe(await (await fetch('/sitemap.xml')).text());
});

it.each(['2.xml', '0.xml', '01.xml', 'one.xml', '1.html'])(
  'returns 404 for the part %s',
  async (file) => {
    contentService.use(...contentHandlers({ posts }));
    expect((await fetch(`/sitemaps/${file}`)).status).toBe(404);
  },
);
