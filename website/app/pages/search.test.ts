import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { ISLANDS_HEADER } from '../islands/islands-header.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';

const { open } = createTestPages();

const urdu = { id: 5, name: 'Pakistani', language: 'اردو', language_query: 'ur', is_rtl: true };
const posts = [
  ...kindNames.map((kind) => postOf(kind, { title: `Bread by ${kind}` })),
  postOf('article', { id: 1, title: 'Rent', description: '<p>Fresh bread is next door.</p>' }),
  postOf('article', { id: 2, title: 'Visa', description: '', nationality: urdu }),
];

describe.each(languageCodes)('in %s', (language) => {
  const { search } = messagesIn(language);

  it('shows an empty search form', async () => {
    contentService.use(...contentHandlers({ posts }));
    const page = await open(localisedPath(language, '/search'));
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(search.title);
    expect(page.screen.getByRole('searchbox', { name: search.field })).toBeTruthy();
    expect(page.screen.queryByRole('article')).toBeNull();
    expect(page.head.noindex).toBe(true);
  });

  it('shows the results of each kind with highlighted words', async () => {
    contentService.use(...contentHandlers({ posts }));
    const { status, screen, head } = await open(localisedPath(language, '/search?q=bread'));
    const { kinds } = messagesIn(language);
    expect(status).toBe(200);
    expect(head.noindex).toBe(true);
    expect(screen.getByText(search.resultCount(7))).toBeTruthy();
    for (const kind of kindNames) {
      const group = within(screen.getByRole('region', { name: kinds[kind].listTitle }));
      const marks = group.getAllByRole('mark').map(({ textContent }) => textContent);
      expect(new Set(marks.map((mark) => mark?.toLowerCase()))).toEqual(new Set(['bread']));
    }
  });

  it('suggests single words if nothing is found', async () => {
    contentService.use(...contentHandlers({ posts }));
    const { status, screen } = await open(localisedPath(language, '/search?q=golden+bridge'));
    expect(status).toBe(200);
    expect(screen.getByText(search.noResultsFor('golden bridge'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'golden' }).getAttribute('href')).toBe(
      localisedPath(language, '/search?q=golden'),
    );
    expect(screen.queryByRole('mark')).toBeNull();
  });

  it('returns 503 while the content service fails', async () => {
    contentService.use(contentFailureHandler());
    const page = await open(localisedPath(language, '/search?q=bread'));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(page.headers.has(ISLANDS_HEADER)).toBe(false);
  });
});

it('tells the server that it holds an island, whose suggestions keep to the community', async () => {
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  const { headers, root, screen } = await open('/ar/search?q=bread&community=ur');
  expect(headers.get(ISLANDS_HEADER)).toBe('1');
  const island = screen.getByRole('searchbox').closest('[data-island]');
  expect(JSON.parse(island?.firstElementChild?.textContent ?? '')).toMatchObject({
    endpoint: '/ar/search/suggestions?community=ur',
    announcements: { 0: 'لا توجد اقتراحات', 2: 'اقتراحان', 8: '8 اقتراحات', length: 9 },
  });
  expect(root.querySelectorAll('script[src]')).toHaveLength(1);
});

it.each(['/', '/about', '/articles', '/nowhere'])('leaves %s without islands', async (path) => {
  contentService.use(...contentHandlers({ posts }));
  const { headers, root } = await open(path);
  expect(headers.has(ISLANDS_HEADER)).toBe(false);
  expect(root.querySelector('script[src], [data-island]')).toBeNull();
});

it('searches the posts of one community', async () => {
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  const { screen, head } = await open('/search?community=UR');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(head.canonical).toBe('http://localhost:3000/search?community=ur');
});

it('ignores an unknown community', async () => {
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  const { screen, head } = await open('/search?community=xx');
  expect(screen.queryByRole('article')).toBeNull();
  expect(head.canonical).toBe('http://localhost:3000/search');
});

it('escapes markup in the search text', async () => {
  contentService.use(...contentHandlers({ posts }));
  const { screen, root } = await open(`/search?q=${encodeURIComponent('<img src=x onerror=hi>')}`);
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('<img src=x onerror=hi>');
  expect(root.querySelector('img[onerror]')).toBeNull();
});
