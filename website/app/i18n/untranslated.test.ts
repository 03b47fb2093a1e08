import type { RouteConfigEntry } from '@react-router/dev/routes';
import { decodeHTML } from 'entities';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { greekContent, greekSlug, latinInContent } from '../../mocks/greek-content.ts';
import type * as Pseudo from '../../mocks/pseudo-locale.ts';
import { createTestSite, origin } from '../../mocks/test-site.ts';
import { readBrand } from '../brand/brand.server.ts';
import { kindNames, kinds } from '../kinds.ts';
import type * as Languages from '../languages.ts';
import routes from '../routes.ts';
import type * as Catalogue from './catalogue.ts';

/*
 * Renders the English pages with a pseudo-locale for every language, and with dates and posts in
 * Greek: any text in plain Latin letters is then missing from the catalogue. A made-up language in
 * Latin letters is included, as pages name and offer the other languages.
 */
vi.mock('./catalogue.ts', async (load) => {
  const { pseudoLocale } = await vi.importActual<typeof Pseudo>('../../mocks/pseudo-locale.ts');
  const { catalogue } = await load<typeof Catalogue>();
  const entries = Object.entries({ ...catalogue, tr: catalogue.en });
  return {
    catalogue: Object.fromEntries(entries.map(([code, each]) => [code, pseudoLocale(each)])),
  };
});
vi.mock('../languages.ts', async (load) => {
  const { pseudoLocale } = await vi.importActual<typeof Pseudo>('../../mocks/pseudo-locale.ts');
  const actual = await load<typeof Languages>();
  const { en, ...others } = actual.languages;
  const tr = { ...en, nativeName: 'Türkçe', locale: 'tr', prefix: 'tr' };
  const rows = Object.entries({ en: { ...en, locale: 'el' }, ...others, tr });
  const languages = Object.fromEntries(
    rows.map(([code, row]) => [
      code,
      { ...row, nativeName: pseudoLocale(() => row.nativeName)('') },
    ]),
  );
  return { ...actual, languages, languageCodes: Object.keys(languages) };
});

const pages = [
  ...fixedPages(routes),
  ...kindNames.flatMap((kind) => {
    const { segment } = kinds[kind];
    return [
      `/${segment}/${greekSlug(segment)}`,
      `/${segment}?page=3`,
      `/${segment}?q=λόγια&community=el&city=s&area=s&category=s&min=1&max=9&partner=1&open=1&when=past`,
    ];
  }),
  '/business-landing',
  `/business-landing/${greekSlug(kinds.business.segment)}`,
  '/search?q=λόγια',
  '/search?q=άλλα',
  '/contact?subject=question&question=λόγια',
  '/contact?sent=1&about=/articles',
  '/delete?done=content',
  ...[
    '/costs/dubai?beside=istanbul&household=2-2',
    '/costs/istanbul',
    '/costs/i-pay?city=dubai&item=rice',
  ],
  '/costs/i-pay?city=dubai&item=rice&sent=1',
  ...['/report?post=1', '/report?post=1&sent=1'],
  ...['/helpful?post=1&answer=yes', '/helpful?post=1&answer=no'],
  ...['sent=1', 'done=1', 'code=1234567890'].flatMap((state) => [
    `/reset-password?${state}`,
    `/delete?${state}`,
  ]),
  '/nowhere',
];

const forms = [
  '/contact',
  '/costs/i-pay?city=dubai&item=rice',
  '/report?post=1',
  '/reset-password',
  '/delete',
];

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

beforeEach(() => contentService.use(...greekContent));

it.each(pages)('%s shows only text from the catalogue', async (path) => {
  expect(untranslatedIn(await (await fetchPage(path)).text())).toEqual([]);
});

it.each(forms)('%s rejects an empty form with text from the catalogue', async (path) => {
  const response = await fetchPage(path, { method: 'POST', body: new FormData() });
  expect(untranslatedIn(await response.text())).toEqual([]);
});

it.each([
  ['a password that is right', { owner: 'm@example.org', password: '1' }, { code: '1' }],
  ['a password that is wrong', { owner: 'm@example.org', password: '1' }, null],
  ['no choice', { code: '1' }, null],
  ['no password', { owner: '' }, null],
])('/delete responds to %s with text from the catalogue', async (_what, form, body) => {
  contentService.use(
    http.post(`${api}/account-deletion/code`, () =>
      HttpResponse.json(body, { status: body ? 200 : 400 }),
    ),
  );
  const response = await fetchPage('/delete', { method: 'POST', body: new URLSearchParams(form) });
  expect(untranslatedIn(await response.text())).toEqual([]);
});

/** Path of every page whose route has no parameter. */
function fixedPages(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id = '', file, path = '', children }) => {
    if (children) return fixedPages(children);
    const isPage = id.startsWith('en/') && file.endsWith('.tsx') && !/[:*]/.test(path);
    return isPage ? [`/${path}`] : [];
  });
}

/** Visible or announced text of a document that is not in the catalogue; fails for a page without any message. */
function untranslatedIn(html: string): string[] {
  const texts = visibleTexts(html);
  expect(texts.some((text) => text.includes('⟦'))).toBe(true);
  return texts.filter((text) => /[a-z]/i.test(withoutNames(text)));
}

/** The text of a document, and the attributes that are announced or shown. */
function visibleTexts(html: string): string[] {
  const markup = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    // HTML to copy.
    .replace(/<textarea\b[^>]* readonly[\s\S]*?<\/textarea>/gi, '');
  return [
    ...markup.matchAll(/>([^<]+)</g),
    ...markup.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]+)"/g),
    ...markup.matchAll(
      /<meta (?:name|property)="(?:og:)?(?:description|title)" content="([^"]+)"/g,
    ),
  ].map(([, text = '']) => decodeHTML(text).trim());
}

/** Removes names, which are the same in every language. */
function withoutNames(text: string): string {
  const { name, tagline, description, social, contactAddress } = readBrand();
  const names = [
    ...[description, tagline, ...tagline.split(/(?<=,) /), name, contactAddress],
    ...social.map((each) => each.name),
    ...latinInContent,
    ...['OpenStreetMap', 'Google Maps', 'Apple Maps', 'localStorage', 'sessionStorage'],
    // Names of file formats.
    ...['JSON', 'iCal'],
  ];
  const withoutOwnAddress = text.replace(new RegExp(`(?:http://)?${new URL(origin).host}\\S*`), '');
  return names.reduce((rest, each) => rest.replaceAll(each, ''), withoutOwnAddress);
}
