import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kindNames, kinds } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';
import routes from '../routes.ts';
import { textsIn, withLatinWords } from './latin-words.ts';

const { open } = createTestPages();

const namesOf = (name: string) => languageCodes.map((language) => ({ language, name }));
// Letters of no language of the interface, so that a name is neither Latin nor missing.
const inGreek = { name: 'λόγος', names: namesOf('λόγος') };
const named = (id: number) => ({ ...inGreek, id, name: 'Deira', slug: 'deira' });

const posts = kindNames.map((kind, at) =>
  postOf(kind, {
    id: at + 1,
    title: 'Tea for everybody',
    description: '<p>Come and sit with us.</p>',
    nationality: { id: 4, language: 'English', language_query: 'en', is_rtl: false },
    creator: { id: 1, name: 'Άννα', picture: null },
    post_category: named(5),
    area: named(6),
    city: { ...named(7), time_zone: 'Asia/Dubai', country: named(8) },
    ...{ price: 18.5, currency: 'OMR', is_diyar_partner: true },
    ...{ start: '2036-11-20T15:00:00.000Z', end: '2036-11-21T15:00:00.000Z' },
    map: { latitude: 25.26, longitude: 55.3 },
    information: {
      ...{ address: 'λόγος 7', phone: '+971 4 000 0000', email: 'tea@example.org' },
      ...{ opening_hours: 'Mo-Fr 09:00-18:30; Sa 00:00-24:00', languages: 'en,ckb,ur' },
      ...{ website: 'https://example.org', condition: 'good', organiser: 'Άννα' },
    },
  }),
);

const costs = {
  items: costEntries.items.map((item) => ({ ...item, ...inGreek })),
  cities: costEntries.cities.map((city) => ({ ...city, ...inGreek })),
  prices: costEntries.prices.map((price) => ({ ...price, source: 'λόγος' })),
  rates: costEntries.rates.map((rate) => ({ ...rate, source: 'λόγος' })),
};

beforeEach(() => {
  currentEnvironment().MAP_TILES = 'https://tiles.example/city.pmtiles';
  contentService.use(
    ...contentHandlers({
      ...{ posts, costs },
      ...{ cities: [named(7)], areas: [named(6)], 'post-categories': [named(5)] },
      nationalities: [{ ...named(4), language: 'English', language_query: 'en', is_rtl: false }],
    }),
  );
});

afterEach(() => {
  delete currentEnvironment().MAP_TILES;
});

const paths = [
  ...['/', '/search?q=λόγος', '/about', '/contact', '/privacy', '/eula', '/delete', '/nowhere'],
  ...[
    '/reset-password',
    '/business-landing',
    '/business-landing/business-2',
    '/articles',
    '/events?city=deira&when=month',
  ],
  ...['/report?post=1', '/helpful?post=1&answer=no'],
  ...['/saved', '/saved/code', '/offline', '/take', '/take/check', '/editors', '/corrections'],
  ...[
    '/costs',
    '/costs/dubai',
    '/costs/dubai?beside=istanbul',
    '/costs/i-pay?city=dubai&item=room',
  ],
  ...['/near/businesses', '/map/businesses', '/cities/deira', '/communities/deira', '/take/deira'],
  ...['/confirm?code=unknown&answer=right', '/unsubscribe?code=unknown', '/preview'],
  '/marketplace?min=5&max=2000&sort=cheapest',
  ...kindNames.map((kind, at) => `/${kinds[kind].segment}/${kind}-${at + 1}`),
];

/** For frames on other sites: few texts. */
const embedded = ['/embed/businesses', '/embed/events/event-3'];

const toRouteObject = ({ file, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { index, handle: file } : { path, handle: file, children: children?.map(toRouteObject) };

const filesIn = ({ file, children = [] }: RouteConfigEntry): string[] => [
  file,
  ...children.flatMap(filesIn),
];

it('opens a page of each route with texts', () => {
  const objects = routes.map(toRouteObject);
  const opened = [...paths, ...embedded].map(
    (path) => matchRoutes(objects, path.replace(/\?.*/, ''))?.at(-1)?.route.handle,
  );
  const files = routes.flatMap(filesIn).filter((file) => /^pages\/|\/embed-/.test(file));
  expect(files.filter((file) => !opened.includes(file))).toEqual([]);
});

const codes = languageCodes.filter((code) => languages[code].script !== 'latin');

describe.each(codes)('in %s', (language) => {
  it.each(paths)('%s has no Latin word', async (path) => {
    const { root } = await open(localisedPath(language, path));
    const texts = textsIn(root);
    expect(texts.length).toBeGreaterThan(20);
    expect(withLatinWords(texts, readBrand())).toEqual([]);
  });

  it.each(embedded)('%s has no Latin word', async (path) => {
    const { status, root } = await open(localisedPath(language, path));
    expect(status).toBe(200);
    expect(withLatinWords(textsIn(root), readBrand())).toEqual([]);
  });
});
