import { within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  contentFailureHandler,
  contentHandlers,
  postOf,
  postsOf,
} from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { kindFeedPaths } from '../addresses/feed.ts';
import { listPath, localisedPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languages } from '../languages.ts';
import { recordRendering } from '../request-context.server.ts';

const { open } = createTestPages();

afterEach(() => vi.useRealTimers());

describe.each(kindNames)('the list of kind %s', (kind) => {
  const path = listPath(kind);

  it.each(languagesToTry(import.meta.url))('shows one page of posts in %s', async (language) => {
    contentService.use(...contentHandlers({ posts: postsOf(kind, 9) }));
    const page = await open(localisedPath(language, path));
    const { kinds } = messagesIn(language);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(kinds[kind].listTitle);
    expect(page.screen.getAllByRole('article')).toHaveLength(8);
    expect(page.head).toMatchObject({
      canonical: `http://localhost:3000${localisedPath(language, path)}`,
      noindex: false,
      feeds: Object.values(kindFeedPaths(kind)).map((each) => localisedPath(language, each)),
    });
  });
});

describe('pages', () => {
  it('shows the rest on the last page, which has an address of its own', async () => {
    contentService.use(...contentHandlers({ posts: postsOf('article', 9) }));
    const page = await open('/articles?page=2');
    expect(page.status).toBe(200);
    expect(page.screen.getAllByRole('article')).toHaveLength(1);
    expect(page.head.canonical).toBe('http://localhost:3000/articles?page=2');
    expect(page.head.title).toBe('Articles, page 2 – Diyar');
    const pages = within(page.screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/articles');
    expect(pages.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it.each(['2', '0', '-1', '1.5', 'two', ''])('page=%s does not exist', async (number) => {
    contentService.use(...contentHandlers({ posts: postsOf('article', 8) }));
    const page = await open(`/articles?page=${number}`);
    expect(page.status).toBe(404);
    expect(page.head.noindex).toBe(true);
  });

  it('shows the first page of a list without posts', async () => {
    contentService.use(...contentHandlers());
    const page = await open('/events');
    expect(page.status).toBe(200);
    expect(page.screen.getByText('No events found. Check back soon!')).toBeTruthy();
    expect(page.screen.queryByRole('article')).toBeNull();
  });
});

it('says which language title and text of a card are in', async () => {
  const nationality = { id: 5, language: 'اردو', language_query: 'ur', is_rtl: true };
  const post = postOf('article', { title: 'چائے', description: '<p>گرم چائے</p>', nationality });
  contentService.use(...contentHandlers({ posts: [post] }));
  const card = within((await open('/articles')).screen.getByRole('article'));
  expect(card.getByRole('heading')).toMatchObject({ lang: 'ur', dir: 'rtl' });
  expect(card.getByText('گرم چائے')).toMatchObject({ lang: 'ur', dir: 'rtl' });
});

describe('order and form', () => {
  const posts = [1, 2, 3].map((id) => postOf('event', { id, stick_top: id === 1 }));
  const groupsOf = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    within(screen.getByRole('region', { name: 'Results' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);

  it('sets pinned posts apart, and names the order of the others', async () => {
    contentService.use(...contentHandlers({ posts }));
    expect(groupsOf(await open('/events'))).toEqual([
      'Pinned by the editors',
      'Event 1',
      'Soonest first',
      'Event 2',
      'Event 3',
    ]);
    expect(groupsOf(await open('/events?when=past'))[0]).toBe('Latest first');
  });

  it('shows a compact list on request, and keeps its form in all links of the page', async () => {
    contentService.use(...contentHandlers({ posts: [...posts, ...postsOf('event', 9)] }));
    const { screen, head } = await open('/events?page=2');
    const compact = screen.getByRole('link', { name: 'Compact list' });
    expect(compact.getAttribute('href')).toBe('/events?view=compact&page=2');
    expect(head.noindex).toBe(false);
    const page = await open('/events?view=compact');
    const hrefOf = (name: string) =>
      page.screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(hrefOf('With pictures')).toBe('/events');
    expect(hrefOf('Next')).toBe('/events?view=compact&page=2');
    expect(hrefOf('Past events 12')).toBe('/events?when=past&view=compact');
    expect(hrefOf('Articles')).toBe('/articles?view=compact');
    expect(hrefOf('Home')).toBe('/');
    expect(page.head.noindex).toBe(true);
    const kept = page.root.querySelector<HTMLInputElement>('form [name=view]');
    expect(kept?.value).toBe('compact');
  });
});

/** Until when a page says that it is true. */
async function until(path: string): Promise<string | undefined> {
  const { record, result } = recordRendering(() => open(path));
  await result;
  return record.trueUntil === undefined ? undefined : new Date(record.trueUntil).toISOString();
}

it('is true until the first of its places opens or closes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:30Z') });
  const city = { name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' };
  const posts = ['08:00-23:00', '14:00-20:00', '16:00-18:00'].map((hours, at) =>
    postOf('business', { id: at + 1, city, information: { opening_hours: `Mo-Su ${hours}` } }),
  );
  contentService.use(...contentHandlers({ posts }));
  expect(await until('/businesses')).toBe('2026-11-23T10:00:00.000Z');
  // The page of a place says of itself whether it is open.
  contentService.use(...contentHandlers({ posts: posts.slice(2) }));
  for (const path of ['/businesses/business-3', '/business-landing/business-3']) {
    expect([path, await until(path)]).toEqual([path, '2026-11-23T12:00:00.000Z']);
  }
});

it('is true until the next of its events begins or ends, and so is the page of the event', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:30Z') });
  const times = [
    ['2026-11-21T10:00:00.000Z', '2026-11-23T09:30:00.000Z'],
    ['2026-11-23T09:00:00.000Z', null],
  ] as const;
  const posts = times.map(([start, end], at) => postOf('event', { id: at + 1, start, end }));
  contentService.use(...contentHandlers({ posts }));
  expect(await until('/events')).toBe(times[1][0]);
  contentService.use(...contentHandlers({ posts: posts.slice(0, 1) }));
  expect(await until('/events/event-1')).toBe(times[0][1]);
});

describe('pictures', () => {
  const picture = { url: '/uploads/boat.jpg', width: 800, height: 600, alternativeText: 'A boat' };

  it.each([
    ['near the nearest quarter of its focal point', { x: 20, y: 100 }, ['25', '100']],
    ['in the middle without one', undefined, [null, null]],
    ['in the middle if it is no point', { x: 20, y: 'low' }, [null, null]],
    ['in the middle if it is outside', { x: 120, y: 50 }, [null, null]],
  ])('are cropped %s', async (_, focalPoint, expected) => {
    const post = postOf('article', { picture: { ...picture, focalPoint } });
    contentService.use(...contentHandlers({ posts: [post] }));
    const { screen } = await open('/articles');
    const image = screen.getByRole('img', { name: 'A boat' });
    expect(['data-focus-x', 'data-focus-y'].map((name) => image.getAttribute(name))).toEqual(
      expected,
    );
  });
});

describe('filters', () => {
  const posts = [
    postOf('article', { id: 1, title: 'Opening a bank account' }),
    postOf('article', { id: 2, title: 'Renting a flat' }),
  ];

  it('marks the words searched for and is kept out of search engines', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open('/articles?q=bank');
    expect(page.screen.getAllByRole('article')).toHaveLength(1);
    const marks = page.screen.getAllByRole('mark').map(({ textContent }) => textContent);
    expect(marks).toContain('bank');
    expect(page.head.noindex).toBe(true);
    expect(page.screen.getByRole('searchbox').getAttribute('value')).toBe('bank');
  });

  it('offers to drop a filter where nothing fits', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open('/articles?q=nowhere');
    expect(page.status).toBe(200);
    const drop = page.screen.getByRole('link', { name: 'Without “nowhere”: 2 articles' });
    expect(drop.getAttribute('href')).toBe('/articles');
  });

  it('says that a filter is unknown', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open('/articles?city=atlantis');
    expect(page.screen.getByText(messagesIn('en').list.unknownFilter)).toBeTruthy();
    expect(page.head).toMatchObject({
      canonical: 'http://localhost:3000/articles',
      noindex: false,
    });
  });

  it('keeps a search without words, and says that it needs one', async () => {
    contentService.use(...contentHandlers({ posts }));
    const { list, search } = messagesIn('en');
    const { screen } = await open(`/articles?q=${encodeURIComponent('😀')}&exact=1`);
    expect(screen.getByText(search.needsWords)).toBeTruthy();
    expect(screen.queryByText(list.unknownFilter)).toBeNull();
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('😀');
  });

  it('redirects a form with empty fields to the short address', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open('/ar/articles?q=bank&community=&city=');
    expect(page).toMatchObject({ status: 302, location: '/ar/articles?q=bank' });
  });

  it('counts what is chosen in fields, not by links', async () => {
    contentService.use(...contentHandlers({ posts: [postOf('marketplace', { id: 4, price: 0 })] }));
    const counted = async (query: string) =>
      (await open(`/marketplace?${query}`)).screen.queryByText(/chosen/)?.textContent;
    expect(await counted('free=1&recent=1')).toBe('1 chosen');
    expect(await counted('recent=1')).toBeUndefined();
  });

  it('narrows to a community', async () => {
    const nationality = { id: 5, language: 'اردو', language_query: 'ur', is_rtl: true };
    contentService.use(
      ...contentHandlers({
        posts: [...posts, postOf('article', { id: 3, nationality })],
        nationalities: [nationality],
      }),
    );
    const page = await open('/articles?community=ur');
    expect(page.screen.getAllByRole('article')).toHaveLength(1);
    expect(page.head.noindex).toBe(true);
  });
});

it.each(languagesToTry(import.meta.url))(
  'answers 503 while the content service fails, in %s',
  async (language) => {
    contentService.use(contentFailureHandler());
    const page = await open(localisedPath(language, '/articles'));
    const { errors } = messagesIn(language);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(page.head.noindex).toBe(true);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(
      errors.unavailable.title,
    );
    expect(page.screen.getByRole('banner')).toBeTruthy();
  },
);

describe('choices of filters', () => {
  const dubai = { name: 'Dubai', slug: 'dubai' };
  const cities = [dubai, { name: 'Doha', slug: 'doha' }, { name: 'Muscat', slug: 'muscat' }];
  const areas = [
    { name: 'Deira', slug: 'deira', city: dubai },
    { name: 'Jumeirah', slug: 'jumeirah', city: dubai },
    { name: 'Ruwi', slug: 'ruwi', city: cities[2] },
  ];
  const content = { cities, areas, posts: postsOf('business', 3) };

  const openWithCounts = (path: string) => {
    const requests: URL[] = [];
    contentService.use(
      http.get(`${api}/post-counts`, ({ request }) => {
        requests.push(new URL(request.url));
        const data = {
          city: [
            { slug: 'dubai', total: 2 },
            { slug: 'doha', total: 1 },
          ],
          area: [{ slug: 'deira', total: 2 }],
        };
        return HttpResponse.json({ data });
      }),
      ...contentHandlers(content),
    );
    return open(path).then((page) => ({ page, requests }));
  };
  const optionsOf = ({ screen }: Awaited<ReturnType<typeof open>>, name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const areasOf = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    within(screen.getByRole('navigation', { name: 'Places and communities' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are those that lead to something, with numbers from one call', async () => {
    const { page, requests } = await openWithCounts('/businesses');
    expect(optionsOf(page, 'City')).toEqual(['All', 'Doha (1)', 'Dubai (2)']);
    expect(page.screen.queryByRole('navigation', { name: 'Places and communities' })).toBeNull();
    expect(requests.map(({ searchParams }) => searchParams.get('by'))).toEqual([
      'city,area,post_category',
    ]);
    expect(requests[0]?.searchParams.get('filters[post_type][name]')).toBe('Business');
  });

  it('keep the chosen one, and offer the areas of a chosen city', async () => {
    const { page } = await openWithCounts('/businesses?city=dubai&area=jumeirah');
    expect(areasOf(page)).toEqual([
      ['All areas', '/businesses?city=dubai'],
      ['Deira 2', '/businesses?city=dubai&area=deira'],
      ['Jumeirah 0', '/businesses?city=dubai&area=jumeirah'],
      ['Overview: Dubai', '/cities/dubai'],
    ]);
    const kept = page.root.querySelector<HTMLInputElement>('form [name=area]');
    expect([kept?.type, kept?.value]).toEqual(['hidden', 'jumeirah']);
    const clear = page.screen.getByRole('link', { name: 'Dubai, remove' });
    expect(clear.getAttribute('href')).toBe('/businesses');
  });

  it('are all offered, without numbers, by a content service that does not count', async () => {
    contentService.use(...contentHandlers(content));
    const page = await open('/businesses?city=dubai');
    expect(optionsOf(page, 'City')).toEqual(['All', 'Doha', 'Dubai', 'Muscat']);
    expect(areasOf(page).map(([text]) => text?.trim())).toEqual([
      'All areas',
      'Deira',
      'Jumeirah',
      'Overview: Dubai',
    ]);
  });

  it('are offered without numbers while counting fails, and where it is not the service that filters', async () => {
    contentService.use(
      http.get(`${api}/post-counts`, () => new HttpResponse(null, { status: 503 })),
      ...contentHandlers(content),
    );
    expect(optionsOf(await open('/businesses'), 'City')).toHaveLength(4);
    const { page, requests } = await openWithCounts('/businesses?open=1');
    expect([optionsOf(page, 'City').length, requests]).toEqual([4, []]);
  });
});
