import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { rejectedParameter } from '../../mocks/search-answer.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes } from '../languages.ts';

const { fetch, failures } = createTestPages();

const urdu = { id: 5, name: 'Pakistani', language: 'اردو', language_query: 'ur', is_rtl: true };

async function suggestions(query: string, path = '/search/suggestions') {
  const response = await fetch(`${path}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).suggestions;
}

const titlesOf = (found: { title: string }[]) => found.map(({ title }) => title);

describe.each(languageCodes)('in %s', (language) => {
  it('has posts of all kinds, named and linked in that language', async () => {
    const posts = kindNames.map((kind) => postOf(kind, { title: `Bread by ${kind}` }));
    contentService.use(...contentHandlers({ posts }));
    const { kinds } = messagesIn(language);
    expect(await suggestions('q=bread', localisedPath(language, '/search/suggestions'))).toEqual(
      kindNames.map((kind) => ({
        title: `Bread by ${kind}`,
        kind: kinds[kind].singular,
        href: localisedPath(language, postPath({ id: 12, kind, slug: `${kind}-12`, title: null })),
        language: 'ar',
      })),
    );
  });
});

it('may be stored for some minutes, and is not for search engines', async () => {
  contentService.use(...contentHandlers());
  const { headers } = await fetch('/search/suggestions?q=bread');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

it('has at most eight, those with the words in their title first', async () => {
  const others = Array.from({ length: 10 }, (_, index) =>
    postOf('article', { id: index + 1, title: `Rent ${index}`, description: 'Fresh bread.' }),
  );
  const posts = [...others, postOf('forum', { id: 20, title: 'Bread, where?' })];
  contentService.use(...contentHandlers({ posts }));
  const titles = titlesOf(await suggestions('q=BREAD'));
  expect(titles).toHaveLength(8);
  expect(titles.slice(0, 2)).toEqual(['Bread, where?', 'Rent 0']);
});

it('leaves out posts without a title', async () => {
  const posts = [postOf('article', { title: null, description: 'bread' })];
  contentService.use(...contentHandlers({ posts }));
  expect(await suggestions('q=bread')).toEqual([]);
});

it('keeps to a community, and says what language a post is written in', async () => {
  const posts = [
    postOf('article', { id: 1, title: 'Bread' }),
    postOf('article', { id: 2, title: 'Bread روٹی', nationality: urdu }),
  ];
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  expect(await suggestions('q=bread&community=UR')).toEqual([
    expect.objectContaining({ title: 'Bread روٹی', language: 'ur' }),
  ]);
  expect(await suggestions('q=bread&community=xx')).toHaveLength(2);
});

it.each(['', 'q=', 'q=b', 'q=%3F%21', 'q=%20b%20'])(
  'has none for too little text, without a search: %j',
  async (query) => {
    expect(await suggestions(query)).toEqual([]);
  },
);

it('searches for no more than a hundred characters', async () => {
  const title = 'a'.repeat(100);
  contentService.use(...contentHandlers({ posts: [postOf('article', { title })] }));
  expect(titlesOf(await suggestions(`q=${'a'.repeat(3000)}`))).toEqual([title]);
});

it('responds 503, which nothing stores, while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const response = await fetch('/search/suggestions?q=bread');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(failures()).toEqual(['searching for suggestions failed']);
});

describe('a content service with suggestions of its own', () => {
  const data = [
    { type: 'concept', text: 'تصريح إقامة', language: 'ar' },
    { type: 'place', text: 'Dubai' },
    {
      type: 'title',
      text: 'Bread at six',
      language: 'en',
      post: { id: 4, slug: 'bread', post_type: { id: 1, name: 'Business' } },
    },
    { type: 'title', text: 'No post', language: 'en' },
    { type: 'colour', text: 'Red' },
    { type: 'place', text: '' },
  ];

  it('offers concepts and places to search for, and posts', async () => {
    const requests: URLSearchParams[] = [];
    contentService.use(
      ...contentHandlers({
        suggestions: (parameters) => {
          requests.push(parameters);
          return Response.json({ data });
        },
      }),
    );
    expect(await suggestions('q=br', '/ar/search/suggestions')).toEqual([
      {
        title: 'تصريح إقامة',
        language: 'ar',
        kind: 'موضوع',
        href: `/ar/search?q=${encodeURIComponent('تصريح إقامة').replaceAll('%20', '+')}`,
      },
      { title: 'Dubai', kind: 'مكان', href: '/ar/search?q=Dubai' },
      {
        title: 'Bread at six',
        language: 'en',
        kind: messagesIn('ar').kinds.business.singular,
        href: '/ar/businesses/bread',
      },
    ]);
    expect(requests.map((parameters) => Object.fromEntries(parameters))).toEqual([
      { q: 'br', language: 'ar', limit: '8' },
    ]);
  });

  it('is not asked where a community is chosen, and may have none', async () => {
    const posts = [postOf('article', { title: 'Bread روٹی', nationality: urdu })];
    const none = () => Response.json({ data: [] });
    contentService.use(...contentHandlers({ posts, nationalities: [urdu], suggestions: none }));
    expect(titlesOf(await suggestions('q=bread&community=ur'))).toEqual(['Bread روٹی']);
    expect(await suggestions('q=bread')).toEqual([]);
  });

  it.each([
    ['lacks the call', () => new Response(null, { status: 404 })],
    ['has another call of that name', () => Response.json({ hits: [] })],
    ['rejects a parameter', () => rejectedParameter('language')],
  ])('offers posts where it %s', async (_, respond) => {
    const posts = [postOf('article', { title: 'Bread' })];
    contentService.use(...contentHandlers({ posts, suggestions: respond }));
    expect(titlesOf(await suggestions('q=bread'))).toEqual(['Bread']);
  });

  it('may fail like everything else', async () => {
    const suggestions = () => new Response(null, { status: 503 });
    contentService.use(...contentHandlers({ suggestions }));
    expect((await fetch('/search/suggestions?q=bread')).status).toBe(503);
    expect(failures()).toEqual(['searching for suggestions failed']);
  });
});
