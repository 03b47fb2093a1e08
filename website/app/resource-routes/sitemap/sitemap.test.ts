import { expect, test } from 'vitest';
import type { HubType } from '../../addresses/hubs.ts';
import type { PublicPost } from '../../content/public-posts.server.ts';
import { languageCodes } from '../../languages.ts';
import type { Hub } from '../../posts/hub.ts';
import { sitemapEntries } from './entries.ts';
import { MAX_URLS_PER_PART, partCount, partOf, partPath } from './parts.ts';
import { sitemapIndex, urlSet } from './xml.ts';

const post = (id: number, lastChange: string, slug: string | null = null): PublicPost => ({
  id,
  kind: 'event',
  slug,
  title: null,
  changedAt: new Date(lastChange),
  group: null,
  code: 'en',
  isSource: true,
  city: null,
});

test('lists each page once in each language, with its alternates', () => {
  const entries = sitemapEntries([post(7, '2026-11-01')], [], 'https://diyar.example');
  const urls = entries.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const postEntries = entries.filter(({ url }) => url.endsWith('/events/7'));
  expect(postEntries.map(({ url }) => url)).toEqual(
    languageCodes.map((code) => `https://diyar.example${code === 'en' ? '' : `/${code}`}/events/7`),
  );
  expect(postEntries[0]?.alternates.map(({ language }) => language)).toEqual(languageCodes);
});

test('names the alternates of each page in XML', () => {
  const alternates = [
    { language: 'en' as const, url: 'https://diyar.example/events/7' },
    { language: 'ar' as const, url: 'https://diyar.example/ar/events/7' },
  ];
  const [entry] = urlSet([{ url: 'https://diyar.example/events/7', alternates, changedAt: null }])
    .split('\n')
    .filter((line) => line.startsWith('<url>'));
  for (const { language, url } of alternates) {
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`);
  }
});

test('lists one page of several translations in each language, dated by the newest', () => {
  const english = { ...post(7, '2026-11-01', 'week'), group: 'g' };
  const arabic = { ...post(5, '2026-11-09', 'أسبوع'), group: 'g', code: 'ar', isSource: false };
  const all = sitemapEntries(
    [arabic, english, post(9, '2026-11-02', 'alone')],
    [],
    'https://x.example',
  );
  const entries = all.filter(({ url }) => /\/events\/./.test(url) && !url.endsWith('/alone'));
  const paths = entries.map(({ url }) => decodeURI(new URL(url).pathname));
  expect(paths).toEqual(
    languageCodes.map((code) => {
      if (code === 'en') return '/events/week';
      return code === 'ar' ? '/ar/events/أسبوع' : `/${code}/events/week`;
    }),
  );
  expect(entries[0]?.alternates.map(({ url }) => url)).toEqual(entries.map(({ url }) => url));
  expect(entries[0]?.changedAt).toEqual(new Date('2026-11-09'));
});

test('dates a list by its newest post', () => {
  const posts = [post(7, '2026-11-01'), post(8, '2026-11-09')];
  const entries = sitemapEntries(posts, [], 'https://diyar.example');
  const lastChange = (path: string) =>
    entries.find(({ url }) => url === `https://diyar.example${path}`)?.changedAt;
  expect(lastChange('/events')).toEqual(new Date('2026-11-09'));
  expect(lastChange('/articles')).toBeNull();
  expect(lastChange('/')).toEqual(new Date('2026-11-09'));
});

test('lists cities and communities that have posts', () => {
  const hub = (type: HubType, slug: string, value: string): Hub => ({
    type,
    slug,
    value,
    name: '',
  });
  const hubs = [
    hub('city', 'dubai', 'dubai'),
    hub('city', 'doha', 'doha'),
    hub('community', 'sudanese', 'ar'),
    hub('community', 'turkish', 'tr'),
  ];
  const posts = [
    { ...post(7, '2026-11-01'), city: 'dubai', code: 'AR' },
    { ...post(8, '2026-11-09'), city: 'dubai' },
  ];
  const entries = sitemapEntries(posts, hubs, 'https://x.example');
  const paths = entries.filter(({ url }) => /example\/(cities|communities)\//.test(url));
  expect(paths.map(({ url, changedAt }) => [url, changedAt])).toEqual([
    ['https://x.example/cities/dubai', new Date('2026-11-09')],
    ['https://x.example/communities/sudanese', new Date('2026-11-01')],
  ]);
});

test('escapes addresses', () => {
  const entries = sitemapEntries(
    [post(7, '2026-11-01', "who's-&-who")],
    [],
    'https://diyar.example',
  );
  expect(urlSet(entries)).toContain('/events/who&apos;s-%26-who</loc>');
  expect(sitemapIndex(['https://diyar.example/?a=1&b=2'])).toContain('?a=1&amp;b=2');
});

test('splits a sitemap with more addresses than one file may hold', () => {
  const many = Array.from({ length: MAX_URLS_PER_PART + 1 }, (_, index) => index);
  expect(partCount(0)).toBe(1);
  expect(partCount(MAX_URLS_PER_PART)).toBe(1);
  expect(partCount(many.length)).toBe(2);
  expect(partOf(many, 2)).toEqual([MAX_URLS_PER_PART]);
  expect(partOf(many, 3)).toEqual([]);
  expect(partPath(2)).toBe('/sitemaps/2.xml');
});
