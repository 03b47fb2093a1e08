import { within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';

const { open, fetch, failures } = createTestPages();

const dubai = {
  id: 3,
  name: 'Dubai',
  slug: 'dubai',
  time_zone: 'Asia/Dubai',
  names: [{ language: 'ar', name: 'دبي', other_names: 'دبيّ\nدبى الجميلة' }],
  introductions: [
    { language: 'en', text: 'A city by a creek.\n\nMost people have come from elsewhere.' },
    { language: 'tr', text: 'Haliç kıyısında bir şehir.' },
  ],
  country: {
    id: 1,
    name: 'United Arab Emirates',
    emergency_checked_on: '2026-11-20',
    emergency_numbers: [
      { service: 'police', number: '999' },
      { service: 'sailors', number: '12' },
    ],
  },
};
const doha = { id: 4, name: 'Doha', slug: 'doha' };
const sudanese = { id: 1, name: 'Sudanese', language: 'العربية', language_query: 'ar' };
const arabic = { language: 'العربية', language_query: 'ar', name: 'Sudanese' };

const english = { language: 'English', language_query: 'en' };
const inEnglish: typeof postOf = (kind, changes) =>
  postOf(kind, { nationality: english, ...changes });

const content = {
  cities: [dubai, doha],
  nationalities: [sudanese],
  posts: [
    inEnglish('article', { id: 1, stick_top: true, city: null }),
    inEnglish('article', { id: 2, city: doha }),
    inEnglish('article', { id: 3, city: dubai }),
    inEnglish('event', { id: 4, city: dubai, start: '2099-12-01T15:00:00.000Z' }),
    inEnglish('activity', { id: 5, city: dubai, start: '2099-11-01T15:00:00.000Z' }),
    inEnglish('business', {
      id: 6,
      city: dubai,
      nationality: arabic,
      information: { languages: 'ar' },
    }),
    inEnglish('marketplace', { id: 7, city: dubai, nationality: arabic }),
    inEnglish('marketplace', { id: 8, city: dubai, expires_at: '2020-01-01T00:00:00.000Z' }),
    inEnglish('forum', { id: 9, city: doha }),
  ],
};

/** The titles of the cards in each section. */
function sectionsOf({ screen }: Awaited<ReturnType<typeof open>>): Record<string, string[]> {
  const sections = screen
    .getAllByRole('region')
    .filter((each) => within(each).queryAllByRole('article').length);
  return Object.fromEntries(
    sections.map((section) => [
      within(section).getByRole('heading', { level: 2 }).textContent,
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]),
  );
}

describe('the page of a city', () => {
  it.each(languagesToTry(import.meta.url))('is found in %s', async (language) => {
    contentService.use(...contentHandlers(content));
    const page = await open(localisedPath(language, '/cities/dubai'));
    expect(page.status).toBe(200);
    expect(page.head).toMatchObject({
      noindex: false,
      canonical: `http://localhost:3000${localisedPath(language, '/cities/dubai')}`,
      feeds: ['feed.xml', 'feed.json', 'calendar.ics'].map((file) =>
        localisedPath(language, `/cities/dubai/${file}`),
      ),
    });
    expect(Object.keys(page.head.alternates)).toHaveLength(languageCodes.length + 1);
    const name = language === 'ar' ? 'دبي' : 'Dubai';
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(page.head.title).toContain(messagesIn(language).hubs.title(name));
  });

  it('shows what is new, to come and open there, and where to begin, without what is over', async () => {
    contentService.use(...contentHandlers(content));
    expect(sectionsOf(await open('/cities/dubai'))).toEqual({
      'First articles': ['Article 1', 'Article 3'],
      'Coming up': ['Activity 5', 'Event 4'],
      'Local Businesses': ['Business 6'],
      'New here': ['Marketplace 7'],
    });
  });

  it('shows first what is open now, and only that if there is enough', async () => {
    const places = [1, 2, 3, 4].map((id) =>
      inEnglish('business', { id: 20 + id, city: dubai, information: { opening_hours: '24/7' } }),
    );
    const openWith = async (count: number) => {
      const posts = [...content.posts, ...places.slice(0, count)];
      contentService.use(...contentHandlers({ ...content, posts }));
      return open('/cities/dubai');
    };
    const some = sectionsOf(await openWith(1));
    expect(some['Local Businesses']).toEqual(['Business 21', 'Business 6']);
    const page = await openWith(4);
    expect(sectionsOf(page)['Open now']).toHaveLength(4);
    const all = page.screen.getByRole('link', { name: 'View All: Open now' });
    expect(all.getAttribute('href')).toBe('/businesses?city=dubai&open=1');
  });

  it('begins with what editors have written, and with whom to call', async () => {
    contentService.use(...contentHandlers(content));
    const { screen, head } = await open('/cities/dubai');
    expect(screen.getByText('Most people have come from elsewhere.').localName).toBe('p');
    const call = screen.getByRole('link', { name: 'Police 999' });
    expect(call.getAttribute('href')).toBe('tel:999');
    expect(screen.getByText('20 November 2026').localName).toBe('time');
    expect(screen.queryByText('12')).toBeNull();
    expect(head.structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'CollectionPage',
        description: 'A city by a creek. Most people have come from elsewhere.',
        about: {
          '@type': 'City',
          name: 'Dubai',
          containedInPlace: { '@type': 'Country', name: 'United Arab Emirates' },
        },
      }),
    );
  });

  it.each([
    ['dubai', ['/costs/dubai']],
    ['doha', []],
  ])('%s leads to its costs where the service has any: %j', async (slug, expected) => {
    contentService.use(...contentHandlers({ ...content, costs: costEntries }));
    const { screen } = await open(`/cities/${slug}`);
    const links = screen.queryAllByRole('link', { name: /^What a month costs/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  it('does not wait for its costs', async () => {
    contentService.use(
      http.get(`${api}/costs`, () => new Promise<Response>(() => {})),
      ...contentHandlers(content),
    );
    const { status, screen } = await open('/cities/dubai');
    expect([status, screen.queryByRole('link', { name: /^What a month costs/ })]).toEqual([
      200,
      null,
    ]);
  });

  it('takes the introduction of its language, else the English one, which is marked as such', async () => {
    contentService.use(...contentHandlers(content));
    const turkish = await open('/tr/cities/dubai');
    expect(turkish.screen.getByText('Haliç kıyısında bir şehir.').closest('[lang]')).toBe(
      turkish.root,
    );
    const arabicPage = await open('/ar/cities/dubai');
    const english = arabicPage.screen.getByText('A city by a creek.').closest('[lang]');
    expect(english?.getAttribute('lang')).toBe('en');
    expect(english?.getAttribute('dir')).toBe('ltr');
  });

  it('is described by the beginning of a long introduction, cut between words', async () => {
    const introductions = [
      ['A city by a creek. '.repeat(10), `${'A city by a creek. '.repeat(8)}A city…`],
      ['A city, '.repeat(30), `${'A city, '.repeat(19)}A city…`],
    ];
    for (const [text, description] of introductions) {
      const cities = [{ ...dubai, introductions: [{ language: 'en', text }] }];
      contentService.use(...contentHandlers({ ...content, cities }));
      const { structuredData } = (await open('/cities/dubai')).head;
      expect(structuredData).toContainEqual(expect.objectContaining({ description }));
    }
  });

  it('links to its lists, its feed and calendar, and to the communities', async () => {
    contentService.use(...contentHandlers(content));
    const { screen } = await open('/cities/dubai');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of [
      '/forum?city=dubai',
      '/communities/sudanese',
      '/cities/dubai/feed.xml',
      '/cities/dubai/calendar.ics',
    ]) {
      expect(hrefs).toContain(href);
    }
  });
});

it('shows for a community what is in its language, and where that is spoken', async () => {
  contentService.use(...contentHandlers(content));
  const page = await open('/communities/sudanese');
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe('Sudanese community');
  expect(sectionsOf(page)).toEqual({
    'Speaks Arabic': ['Business 6'],
    'New here': ['Marketplace 7'],
  });
  expect(page.head.structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  );
});

describe('an address', () => {
  it.each([
    ['/ar/cities/دبي', '/ar/cities/dubai'],
    ['/cities/دبى-الجميلة', '/cities/dubai'],
    ['/cities/DUBAI', '/cities/dubai'],
    ['/communities/ar', '/communities/sudanese'],
    ['/communities/Sudanese', '/communities/sudanese'],
  ])('with another spelling, %s, redirects to %s', async (path, canonical) => {
    contentService.use(...contentHandlers(content));
    expect(await open(path)).toMatchObject({ status: 301, location: canonical });
  });

  it.each(['/cities/atlantis', '/communities/dubai', '/cities/sudanese'])(
    'of nothing, %s, is not found',
    async (path) => {
      contentService.use(...contentHandlers(content));
      const page = await open(path);
      expect([page.status, page.head.noindex]).toEqual([404, true]);
      expect((await fetch(`${path}/feed.xml`)).status).toBe(404);
      expect((await fetch(`${path}/calendar.ics`)).status).toBe(404);
    },
  );
});

it('has a feed and a calendar of its posts', async () => {
  contentService.use(...contentHandlers(content));
  const feed = await (await fetch('/communities/sudanese/feed.xml')).text();
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain('<title>Sudanese community – Diyar</title>');
  expect(feed).toContain('http://localhost:3000/communities/sudanese/feed.xml');
  const calendar = await (await fetch('/cities/dubai/calendar.ics')).text();
  expect(calendar).toContain('SUMMARY:Event 4');
});

it('prefers events in the language of the calendar', async () => {
  const start = '2099-12-01T15:00:00.000Z';
  const preferred: (string | null)[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      preferred.push(new URL(request.url).searchParams.get('preferLanguage'));
      return undefined;
    }),
    ...contentHandlers({ ...content, posts: [postOf('event', { city: dubai, start })] }),
  );
  await fetch('/ar/cities/dubai/calendar.ics');
  expect(new Set(preferred)).toEqual(new Set(['ar']));
});

it('is not indexed without posts', async () => {
  contentService.use(...contentHandlers({ cities: [dubai] }));
  const page = await open('/cities/dubai');
  expect(page.head.noindex).toBe(true);
  expect(page.screen.getByText('No posts here yet.')).toBeTruthy();
});

it('says of emergency numbers that nobody has checked that they need to be', async () => {
  const country = { ...dubai.country, emergency_checked_on: null };
  contentService.use(...contentHandlers({ ...content, cities: [{ ...dubai, country }] }));
  const { screen } = await open('/cities/dubai');
  expect(screen.getByText(messagesIn('en').hubs.unchecked).localName).toBe('p');
});

it('works with a content service that has no introductions, names or emergency numbers', async () => {
  contentService.use(
    http.get(`${api}/cities`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [, key] = /(?:^|&)populate\[(\w+)\]/.exec(decodeURIComponent(`${searchParams}`)) ?? [];
      if (!key) return undefined;
      const error = { status: 400, message: `Invalid key ${key}`, details: { key } };
      return HttpResponse.json({ error }, { status: 400 });
    }),
    ...contentHandlers({ cities: [doha], nationalities: [{ language_query: 'ar' }] }),
  );
  expect((await open('/cities/doha')).status).toBe(200);
  expect((await open('/communities/ar')).status).toBe(200);
});

it('is unavailable, not missing, while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  expect((await open('/cities/doha')).status).toBe(503);
  expect((await fetch('/cities/doha/feed.xml')).status).toBe(503);
  expect(failures().length).toBeGreaterThan(0);
});

it('leaves out what cannot be read', async () => {
  contentService.use(
    contentFailureHandler('event'),
    http.get(`${api}/cities`, ({ request }) =>
      new URL(request.url).searchParams.has('filters[slug][$eq]')
        ? new HttpResponse(null, { status: 503 })
        : undefined,
    ),
    ...contentHandlers(content),
  );
  const { status, screen } = await open('/cities/dubai');
  expect(status).toBe(200);
  expect(screen.queryByRole('link', { name: 'Police 999' })).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(failures()).toContain('reading the section upcoming of a hub failed');
});
