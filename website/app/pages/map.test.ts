import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { currentEnvironment } from '../environment.server.ts';
import { ISLANDS_HEADER } from '../islands/islands-header.ts';
import { languageCodes } from '../languages.ts';

const { open } = createTestPages();

const tiles = 'https://tiles.example/city.pmtiles';

beforeEach(() => {
  currentEnvironment().MAP_TILES = tiles;
});
afterEach(() => {
  delete currentEnvironment().MAP_TILES;
});

const dubai = { id: 1, name: 'Dubai', slug: 'dubai' };
const at = (latitude: number, longitude: number) => ({ map: { id: 1, latitude, longitude } });
const posts = [
  postOf('business', { id: 1, title: 'Barber', city: dubai, ...at(25.27, 55.31) }),
  postOf('business', { id: 2, title: 'Somewhere', city: dubai }),
  postOf('business', { id: 3, title: 'Bakery', city: dubai, ...at(25.25, 55.3) }),
];

/** What the island of a page is given. */
const propertiesOf = (root: Element) => {
  const data = root.querySelector('[data-island=map] > script[type="application/json"]');
  return data ? JSON.parse(data.textContent ?? '') : null;
};

it('lists the posts whose place is known, and gives the map their places in the same order', async () => {
  contentService.use(...contentHandlers({ posts, cities: [dubai] }));
  const { screen, root, head, headers } = await open('/map/businesses?city=dubai');
  const list = screen.getByRole('region', { name: messagesIn('en').list.results });
  const titles = within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Barber', 'Bakery']);
  expect(propertiesOf(root)).toMatchObject({
    tiles,
    places: [
      { latitude: 25.27, longitude: 55.31 },
      { latitude: 25.25, longitude: 55.3 },
    ],
  });
  expect(screen.getByText('With a known place: 2 of 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show as a list' }).getAttribute('href')).toBe(
    '/businesses?city=dubai',
  );
  expect(head.noindex).toBe(true);
  expect(headers.get(ISLANDS_HEADER)).toContain('map');
});

it('is linked from the list, with its filters but not its form', async () => {
  contentService.use(...contentHandlers({ posts, cities: [dubai] }));
  const { screen } = await open('/businesses?city=dubai&view=compact');
  const link = screen.getByRole('link', { name: messagesIn('en').map.title });
  expect(link.getAttribute('href')).toBe('/map/businesses?city=dubai');
});

it('is not offered for searched words, nor for kinds without a map', async () => {
  contentService.use(...contentHandlers({ posts }));
  for (const path of ['/businesses?q=barber', '/articles']) {
    const { screen } = await open(path);
    expect(screen.queryByRole('link', { name: messagesIn('en').map.title })).toBeNull();
  }
});

it('is there for posts whose place is known', async () => {
  contentService.use(...contentHandlers({ posts }));
  const located = await open('/businesses/business-1');
  expect(propertiesOf(located.root)?.places).toEqual([{ latitude: 25.27, longitude: 55.31 }]);
  const { root } = await open('/businesses/business-2');
  expect(propertiesOf(root)).toBeNull();
});

it('is nowhere unless the operator has named tiles', async () => {
  delete currentEnvironment().MAP_TILES;
  contentService.use(...contentHandlers({ posts }));
  expect((await open('/map/businesses')).status).toBe(404);
  const { screen } = await open('/businesses');
  expect(screen.queryByRole('link', { name: messagesIn('en').map.title })).toBeNull();
  expect(propertiesOf((await open('/businesses/business-1')).root)).toBeNull();
});

it.each(languageCodes)('says in %s before it loads who learns what', async (language) => {
  contentService.use(...contentHandlers({ posts }));
  const { screen, root } = await open(localisedPath(language, '/map/businesses'));
  const { map } = messagesIn(language);
  expect(root.querySelector('[data-part=offer]')?.textContent).toContain(map.hint('tiles.example'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(map.title);
  const privacy = await open(localisedPath(language, '/privacy'));
  expect(privacy.root.textContent).toContain(map.privacy.text('tiles.example'));
  expect(privacy.root.textContent).not.toContain(map.privacy.withoutMaps);
});
