import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  contentFailureHandler,
  contentHandlers,
  postOf,
  postsOf,
} from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { feedPath } from '../addresses/feed.ts';
import { localisedPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes } from '../languages.ts';

const { fetch } = createTestPages();

describe.each(kindNames)('the feed of kind %s', (kind) => {
  it.each(languageCodes)('contains the newest posts in %s', async (language) => {
    contentService.use(...contentHandlers({ posts: postsOf(kind, 25) }));
    const path = localisedPath(language, feedPath(kind));
    const response = await fetch(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    expect(text.match(/<entry>/g)).toHaveLength(20);
    expect(text).toContain(messagesIn(language).kinds[kind].listTitle);
    expect(text).toContain(`http://localhost:3000${path}`);
  });
});

it('requests the newest posts first', async () => {
  const sorts: (string | null)[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      sorts.push(new URL(request.url).searchParams.get('sort[0]'));
    }),
    ...contentHandlers({ posts: postsOf('event', 2) }),
  );
  await fetch('/events.xml');
  expect(sorts).toEqual(['createdAt:desc']);
});

it('calls a post without a title by the beginning of its text, else by its kind', async () => {
  const posts = [
    postOf('article', { title: null, description: '<p>Bring a pen.</p>' }),
    postOf('article', { id: 7, title: null, description: null }),
  ];
  contentService.use(...contentHandlers({ posts }));
  const text = await (await fetch('/articles.xml')).text();
  expect(text).toContain('<![CDATA[Bring a pen.]]></title>');
  expect(text).toContain('<![CDATA[Article 7]]></title>');
});

describe('a feed with filters', () => {
  const dubai = { id: 1, name: 'Dubai', slug: 'dubai' };
  const content = { posts: postsOf('business', 3), cities: [dubai] };

  it('has the posts of the list with these filters, and its title', async () => {
    const queries: URLSearchParams[] = [];
    contentService.use(
      http.get(`${api}/posts`, ({ request }) => {
        queries.push(new URL(request.url).searchParams);
      }),
      ...contentHandlers(content),
    );
    const text = await (await fetch('/businesses.xml?city=dubai&sort=pinned&open=1')).text();
    expect(text).toContain('Businesses: Dubai – Diyar');
    expect(text).toContain('http://localhost:3000/businesses.xml?city=dubai');
    expect(queries.map((query) => query.get('filters[city][slug]'))).toEqual(['dubai']);
  });

  it('looks itself where a language is spoken', async () => {
    const speaking = postOf('business', { id: 7, information: { languages: 'ur, en' } });
    contentService.use(
      ...contentHandlers({
        posts: [...postsOf('business', 3), speaking],
        nationalities: [{ id: 1, language: 'اردو', language_query: 'ur' }],
      }),
    );
    const feed = await (await fetch('/businesses.json?speaks=ur')).json();
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(['Business 7']);
  });

  it('does not exist for values that do not', async () => {
    contentService.use(...contentHandlers(content));
    expect((await fetch('/businesses.xml?city=atlantis')).status).toBe(404);
  });

  it('is unavailable while nobody knows which values exist', async () => {
    contentService.use(contentFailureHandler());
    expect((await fetch('/businesses.xml?city=dubai')).status).toBe(503);
  });
});

it('is also a JSON Feed, readable by other sites', async () => {
  const changes = {
    id: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-05T08:00:00.000Z',
    area: { id: 2, name: 'Deira' },
    city: { id: 1, name: 'Dubai', slug: 'dubai' },
  };
  contentService.use(...contentHandlers({ posts: [postOf('event', changes)] }));
  const response = await fetch('/ar/events.json');
  expect(response.headers.get('content-type')).toBe('application/feed+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const url = 'http://localhost:3000/ar/events/event-1';
  expect(await response.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'http://localhost:3000/ar/events.json',
    home_page_url: 'http://localhost:3000/ar/events',
    language: 'ar-AE',
    items: [
      {
        ...{ id: url, url, title: 'Event 1', content_html: '<p>Warm.</p>' },
        ...{ date_published: changes.createdAt, date_modified: changes.updatedAt },
        ...{ authors: [{ name: 'Amal' }], tags: ['Deira', 'Dubai'] },
      },
    ],
  });
});

it('contains the posts of all kinds at an address of its own', async () => {
  const posts = [...postsOf('article', 1), postOf('event', { id: 2 })];
  contentService.use(...contentHandlers({ posts }));
  const { items } = await (await fetch('/feed.json')).json();
  expect(items).toHaveLength(2);
  expect((await (await fetch('/feed.xml')).text()).match(/<entry>/g)).toHaveLength(2);
});

it.each(['/feed.xml', '/feed.json', '/cities/dubai/feed.xml'])(
  '%s leaves out offers that have ended',
  async (path) => {
    const city = { id: 1, name: 'Dubai', slug: 'dubai' };
    const offer = (id: number, expires_at: string) =>
      postOf('marketplace', { id, city, expires_at });
    const posts = [offer(1, '2020-01-01T00:00:00.000Z'), offer(2, '2099-01-01T00:00:00.000Z')];
    contentService.use(...contentHandlers({ posts, cities: [city] }));
    const text = await (await fetch(path)).text();
    expect(text).toContain('Marketplace 2');
    expect(text).not.toContain('Marketplace 1');
  },
);

it('contains posts of its kind only', async () => {
  const posts = [...postsOf('article', 2), ...postsOf('event', 3)];
  contentService.use(...contentHandlers({ posts }));
  const text = await (await fetch('/articles.xml')).text();
  expect(text.match(/<entry>/g)).toHaveLength(2);
  expect(text).not.toContain('/events/');
});

it('returns 503 with no-store while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const response = await fetch('/articles.xml');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('60');
});
