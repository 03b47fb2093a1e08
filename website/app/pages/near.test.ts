import { within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { asQueried, createTestPages, messagesIn, type TestPage } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, post } = createTestPages();

const dubai = { id: 1, name: 'Dubai', slug: 'dubai', latitude: 25.2048, longitude: 55.2708 };
const sharjah = { id: 2, name: 'Sharjah', slug: 'sharjah', latitude: 25.3463, longitude: 55.4209 };
const istanbul = { id: 3, name: 'Istanbul', slug: 'istanbul', latitude: 41.0, longitude: 28.97 };
const deira = { id: 1, name: 'Deira', slug: 'deira', city: dubai };

const at = (latitude: number, longitude: number) => ({ map: { id: 1, latitude, longitude } });

const content = {
  cities: [dubai, sharjah, istanbul],
  areas: [deira],
  posts: [
    postOf('business', { id: 1, title: 'Far', city: sharjah, ...at(25.35, 55.42) }),
    postOf('business', { id: 2, title: 'Near', city: dubai, ...at(25.27, 55.31) }),
    postOf('business', { id: 3, title: 'Somewhere', city: dubai }),
    postOf('business', { id: 4, title: 'Abroad', city: istanbul, ...at(41, 28.97) }),
    postOf('business', { id: 5, title: 'Walk', city: dubai, ...at(25.25, 55.3) }),
  ],
};

const position = { latitude: '25.27', longitude: '55.31' };

const cardsOf = ({ screen }: TestPage) =>
  screen
    .queryAllByRole('article')
    .map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      card.querySelector('[data-fact=distance]')?.textContent,
    ]);

it('lists what is near, the nearest first, with its distance', async () => {
  contentService.use(...contentHandlers(content));
  const page = await post('/near/businesses', position);
  expect(page.status).toBe(200);
  expect(cardsOf(page)).toEqual([
    ['Near', 'Less than 1 km'],
    ['Walk', 'About 2 km'],
    ['Far', 'About 14 km'],
  ]);
});

it('lists what is near of a city with more posts than one call returns', async () => {
  const far = Array.from({ length: 220 }, (_, index) =>
    postOf('business', { id: 100 + index, city: dubai, ...at(24.9, 55.1) }),
  );
  const nearest = postOf('business', { id: 400, title: 'Last', city: dubai, ...at(25.27, 55.31) });
  contentService.use(...contentHandlers({ ...content, posts: [...far, nearest] }));
  const [first] = cardsOf(await post('/ar/near/businesses', position));
  expect(first?.[0]).toBe('Last');
});

it('keeps the position to itself: no cache, no address and no call has it', async () => {
  const calls: string[] = [];
  contentService.use(
    http.get(`${api}/*`, ({ request }) => {
      calls.push(decodeURIComponent(request.url));
    }),
    ...contentHandlers(content),
  );
  const page = await post('/near/businesses', position);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.location).toBeNull();
  expect(page.root.outerHTML).not.toContain('55.31');
  expect(calls.filter((url) => /25\.27|55\.31/.test(url))).toEqual([]);
  expect(calls.some((url) => url.includes('filters[city][slug]=istanbul'))).toBe(false);
});

it('says so if nothing is near', async () => {
  contentService.use(...contentHandlers(content));
  const page = await post('/near/businesses', { latitude: '0', longitude: '0' });
  expect([page.status, cardsOf(page)]).toEqual([200, []]);
  expect(page.screen.getByText(messagesIn('en').near.none)).toBeTruthy();
});

it('looks at all cities if the content service does not say where they are', async () => {
  const cities = [{ id: 1, name: 'Dubai', slug: 'dubai' }];
  contentService.use(...contentHandlers({ ...content, cities }));
  expect(cardsOf(await post('/near/businesses', position)).map(([title]) => title)).toEqual([
    'Near',
    'Walk',
    'Far',
  ]);
});

it.each([
  { latitude: '25.2704', longitude: '55.31' },
  { latitude: '91', longitude: '0' },
  { latitude: 'here', longitude: '' },
])('does not take %o', async (fields) => {
  contentService.use(...contentHandlers(content));
  const page = await post('/near/businesses', { ...fields });
  expect([page.status, cardsOf(page)]).toEqual([422, []]);
});

it('is unavailable while the content service fails', async () => {
  contentService.use(contentFailureHandler('event'), ...contentHandlers(content));
  expect((await post('/near/events', position)).status).toBe(503);
});

describe('without a position', () => {
  it.each(languagesToTry(import.meta.url))('offers the areas in %s', async (language) => {
    contentService.use(...contentHandlers(content));
    const page = await open(localisedPath(language, '/near/businesses'));
    const { near } = messagesIn(language);
    expect([page.status, page.head.noindex]).toEqual([200, true]);
    const areas = within(page.screen.getByRole('region', { name: near.areas }));
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      localisedPath(language, '/businesses?city=dubai&area=deira'),
    );
    expect(page.screen.getByText(asQueried(near.hint))).toBeTruthy();
  });

  it('shows its button by a script only', async () => {
    contentService.use(...contentHandlers(content));
    const { root, screen } = await open('/near/events');
    const island = root.querySelector('[data-island=near-me]');
    expect(island?.querySelector('button')?.hidden).toBe(true);
    expect(island?.querySelector('form')?.method).toBe('post');
    expect(screen.queryByRole('button', { name: 'Use my position' })).toBeNull();
  });
});

it('is linked from lists of businesses and events, and exists for no others', async () => {
  contentService.use(...contentHandlers(content));
  const { screen } = await open('/events');
  expect(screen.getByRole('link', { name: 'Near me' }).getAttribute('href')).toBe('/near/events');
  expect((await open('/articles')).screen.queryByRole('link', { name: 'Near me' })).toBeNull();
  expect((await open('/near/articles')).status).toBe(404);
});
