import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
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
