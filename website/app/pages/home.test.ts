import { within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { putAppIntoStores } from '../../mocks/app-stores.ts';
import { contentFailureHandler, contentHandlers, postsOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { contentEvents } from '../content/events.server.ts';
import type { Kind } from '../kinds.ts';
import { type LanguageCode, languageCodes, languages } from '../languages.ts';

const { open, failures } = createTestPages();

/** The kinds that the page shows, in order. */
const shownKinds = ['article', 'business', 'event', 'marketplace'] as const satisfies Kind[];
const posts = shownKinds.flatMap((kind) => postsOf(kind, 6));

const sectionOf = (page: Awaited<ReturnType<typeof open>>, kind: Kind, language: LanguageCode) =>
  within(page.screen.getByRole('region', { name: messagesIn(language).kinds[kind].homeTitle }));

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { kinds, errors, list } = messagesIn(language);
  const home = localisedPath(language, '/');

  it('shows four posts in each section', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open(home);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    for (const kind of shownKinds) {
      const section = sectionOf(page, kind, language);
      expect(section.getAllByRole('article')).toHaveLength(4);
      const all = section.getByRole('link', { name: new RegExp(kinds[kind].items) });
      expect(all.getAttribute('href')).toMatch(new RegExp(`^${localisedPath(language, '/')}`));
    }
    expect(failures()).toEqual([]);
  });

  it('shows an alert in the one section that fails', async () => {
    contentService.use(contentFailureHandler('event'), ...contentHandlers({ posts }));
    const page = await open(home);
    expect(page.status).toBe(200);
    const { textContent } = page.screen.getByRole('alert');
    expect(textContent).toBe(errors.loadFailed);
    expect(sectionOf(page, 'event', language).getByRole('alert')).toBeTruthy();
    expect(sectionOf(page, 'article', language).getAllByRole('article')).toHaveLength(4);
    expect(failures()).toEqual(['reading posts of kind event for the home page failed']);
  });

  it('shows an empty state for a kind without posts', async () => {
    contentService.use(...contentHandlers());
    const page = await open(home);
    // Some languages say it without the name of the kind, in each empty section.
    expect(page.screen.getAllByText(list.empty(kinds.business.items))[0]).toBeTruthy();
  });
});

it('is rendered while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const page = await open('/');
  expect(page.status).toBe(200);
  expect(page.screen.getAllByRole('alert')).toHaveLength(shownKinds.length);
  expect(page.screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('leads to the costs from their feature, if the service has any', async () => {
  const { cost } = messagesIn('en').home.features;
  const target = async () =>
    (await open('/')).screen.getByRole('link', { name: cost.link }).getAttribute('href');
  contentService.use(...contentHandlers({ posts }));
  expect(await target()).toBe('/articles');
  contentEvents.emit('changed', [{ type: 'price', id: 1 }]);
  contentService.use(...contentHandlers({ posts, costs: costEntries }));
  expect(await target()).toBe('/costs');
});

it('reads upcoming events only', async () => {
  const queries: URLSearchParams[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return undefined;
    }),
    ...contentHandlers({ posts }),
  );
  await open('/');
  const upcomingQueries = queries
    .filter((each) => each.has('filters[$or][0][end][$gte]'))
    // The others count what answers ready questions.
    .filter((each) => each.get('pagination[limit]') === '4')
    .map((each) => each.get('filters[post_type][name]'));
  expect(upcomingQueries).toEqual(['Event']);
});

it('has its address in each language, feeds and structured data in its head', async () => {
  putAppIntoStores();
  contentService.use(...contentHandlers({ posts }));
  const { head } = await open('/');
  expect(head.title).toBe('Diyar: New Lands, Familiar Hands');
  expect(head.canonical).toBe('http://localhost:3000/');
  expect(head.alternates).toEqual({
    ...Object.fromEntries(
      languageCodes.map((code) => [code, `http://localhost:3000${localisedPath(code, '/')}`]),
    ),
    'x-default': 'http://localhost:3000/',
  });
  expect(head.feeds).toEqual(['/feed.xml', '/feed.json']);
  const types = head.structuredData.map((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'MobileApplication']));
});

it('says that the app comes soon, and leads to no store, until it is in one', async () => {
  const { home } = messagesIn('en');
  contentService.use(...contentHandlers({ posts }));
  const stores = { name: /iOS App|Android App/ };
  const soon = (await open('/')).screen;
  expect(soon.getByRole('heading', { name: home.appTitleSoon })).toBeTruthy();
  expect(soon.queryByRole('link', stores)).toBeNull();
  putAppIntoStores();
  const now = (await open('/')).screen;
  expect(now.getByRole('heading', { name: home.appTitle })).toBeTruthy();
  expect(now.getAllByRole('link', stores).length).toBeGreaterThan(3);
});

it('leads from doing things together to posts of that category, if there are any', async () => {
  const { link } = messagesIn('en').home.features.together;
  const category = { id: 9, name: 'Together', slug: 'together' };
  const types = [{ id: 1, name: 'Activity' }];
  const hrefWith = async (content: Parameters<typeof contentHandlers>[0]) => {
    contentService.use(...contentHandlers(content));
    const { screen } = await open('/');
    return screen.getByRole('link', { name: link }).getAttribute('href');
  };
  expect(await hrefWith({ posts })).toBe('/activities');
  contentEvents.emit('changed', [{ type: 'post-category', id: 9 }]);
  const withCategory = {
    posts: [...posts, ...postsOf('activity', 2)],
    'post-categories': [{ ...category, post_types: types }],
  };
  expect(await hrefWith(withCategory)).toBe('/activities?category=together');
});
