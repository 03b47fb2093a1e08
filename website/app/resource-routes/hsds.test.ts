import { afterEach, describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { hsdsPage, hsdsRules } from '../../mocks/hsds-rules.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { readBrand } from '../brand/brand.server.ts';

const { fetch } = createTestPages();

const bakery = postOf('business', {
  id: 7,
  checked_at: '2026-05-02T21:00:00.000Z',
  city: {
    id: 1,
    name: 'Dubai',
    slug: 'dubai',
    time_zone: 'Asia/Dubai',
    country: { id: 1, name: 'United Arab Emirates', code: 'ae' },
  },
  area: { id: 1, name: 'Deira', slug: 'deira' },
  map: { latitude: 25.27, longitude: 55.31 },
  information: {
    phone: '+971 4 123 4567',
    whatsapp: '+971 50 123 4567',
    email: 'bread@bakery.example',
    website: 'bakery.example',
    address: '12 Rigga Road',
    landmark: 'beside the mosque',
    opening_hours: 'Mo-Fr 09:00-18:00; Sa 22:00-02:00',
    languages: 'ar, ur',
  },
});

/** Nothing but what every post has. */
const bare = postOf('business', { id: 8, description: '', creator: null });

const odd = postOf('business', {
  id: 9,
  city: { id: 2, name: 'Muscat', slug: 'muscat' },
  information: { email: 'ask at the desk', opening_hours: 'Mo "by appointment"', phone: 'none' },
});

const posts = [bakery, bare, odd, postOf('event', { id: 10 })];

const json = async (path: string) => (await fetch(path)).json();

afterEach(() => {
  readBrand().dataLicence = null;
});

describe.each(Object.entries(hsdsRules))('the list of %s', (list, rules) => {
  it('meets the specification, in short and in full', async () => {
    contentService.use(...contentHandlers({ posts }));
    const short = hsdsPage(rules.listed).parse(await json(`/open/hsds/${list}`));
    const full = hsdsPage(rules.full).parse(await json(`/ar/open/hsds/${list}?full=true`));
    expect(short.contents).toHaveLength(list === 'service_at_locations' ? 2 : 3);
    expect(full.contents).toHaveLength(short.contents.length);
  });

  it('has each entity at an address of its own', async () => {
    contentService.use(...contentHandlers({ posts }));
    const { contents } = await json(`/open/hsds/${list}?full=true`);
    for (const entity of contents) {
      expect(await json(`/open/hsds/${list}/${entity.id}`)).toEqual(entity);
    }
  });
});

it('says what a business offers, when, where, and when it was last checked', async () => {
  contentService.use(...contentHandlers({ posts: [bakery] }));
  const [service] = (await json('/open/hsds/services?full=true')).contents;
  expect(service).toMatchObject({
    name: 'Business 7',
    url: 'http://localhost:3000/businesses/business-7',
    assured_date: '2026-05-03',
    organization: { website: 'https://bakery.example/' },
    phones: [
      { number: '+971 4 123 4567', type: 'voice' },
      { number: '+971 50 123 4567', type: 'text', description: 'WhatsApp' },
    ],
    schedules: [
      {
        freq: 'WEEKLY',
        byday: 'MO,TU,WE,TH,FR',
        opens_at: '09:00+04:00',
        closes_at: '18:00+04:00',
        timezone: 4,
      },
      { byday: 'SA', opens_at: '22:00+04:00', closes_at: '02:00+04:00' },
    ],
    languages: [{ code: 'ar', name: 'Arabic' }, { code: 'ur' }],
  });
  expect(service.service_at_locations[0].location).toMatchObject({
    latitude: 25.27,
    addresses: [{ address_1: '12 Rigga Road', city: 'Dubai', region: 'Deira', country: 'AE' }],
  });
});

it('gives hours that depend on something as they were written', async () => {
  contentService.use(...contentHandlers({ posts: [odd] }));
  const [service] = (await json('/open/hsds/services?full=true')).contents;
  expect(service.schedules).toMatchObject([{ description: 'Mo "by appointment"' }]);
  expect(service.email).toBeUndefined();
});

it('is divided into pages, and may be read by other sites', async () => {
  contentService.use(...contentHandlers({ posts }));
  const response = await fetch('/open/hsds/services?page=2&per_page=2');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({
    total_items: 3,
    total_pages: 2,
    page_number: 2,
    first_page: false,
    last_page: true,
    empty: false,
  });
});

it.each(['/people', '/services?page=0', '/services?per_page=x', '/services/7'])(
  'does not have %s',
  async (path) => {
    contentService.use(...contentHandlers({ posts }));
    expect((await fetch(`/open/hsds${path}`)).status).toBe(404);
  },
);

it('says that there is no licence, or which one the operator has chosen', async () => {
  expect(await json('/open/hsds')).toMatchObject({
    version: '3.2',
    licence: 'No licence given.',
    lists: expect.arrayContaining(['http://localhost:3000/open/hsds/services']),
  });
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  readBrand().dataLicence = licence;
  const response = await fetch('/open/hsds');
  expect(response.headers.get('link')).toBe(`<${licence.url}>; rel="license"`);
  expect(await response.json()).toMatchObject({ licence });
});

it('is unavailable while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const response = await fetch('/open/hsds/services');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
