import { within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { searchAnswer } from '../../mocks/search-answer.ts';
import { deposit, marksIn, titlesOn } from '../../mocks/searched-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { open } = createTestPages();

describe('the results', () => {
  const answers = (count: number, meta = {}) => ({
    search: (parameters: URLSearchParams) =>
      searchAnswer(
        Array.from({ length: 10 }, (_, at) =>
          postOf('forum', { id: Number(parameters.get('start')) + at + 1 }),
        ),
        { pagination: { total: count }, kinds: [{ name: 'Forum', total: count }], ...meta },
      ),
  });

  it('are paged, and limited to a kind', async () => {
    contentService.use(...contentHandlers(answers(25, { confidence: 0.1 })));
    const page = await open('/search?q=rent&kind=forum&page=2');
    expect(titlesOn(page)[0]).toBe('Forum 11');
    expect(page.head.canonical).toBe('http://localhost:3000/search?q=rent&kind=forum&page=2');
    const { screen } = page;
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/search?q=rent&kind=forum&page=3',
    );
    // That no post answers is said on the first page of all kinds.
    expect(screen.getByRole('status').textContent).toBe('25 posts found');
    const ofKind = await open('/search?q=rent&kind=forum');
    expect(ofKind.screen.getByRole('status').textContent).toBe('25 posts found');
  });

  it.each([
    [{ limited: true }, 1],
    [{ limited: false }, 0],
    [{ limited: 'many' }, 0],
    [{}, 0],
  ])('say whether there are more than are listed (%j)', async (limit, count) => {
    const pagination = { total: 200, ...limit };
    contentService.use(...contentHandlers(answers(200, { pagination })));
    const { screen } = await open('/search?q=rent');
    expect(screen.queryAllByText(/Not all posts are listed here/)).toHaveLength(count);
  });

  it.each(['page=4', 'page=0', 'page=x'])('have no page for %s', async (page) => {
    contentService.use(...contentHandlers(answers(25)));
    expect((await open(`/search?q=rent&${page}`)).status).toBe(404);
  });

  it('show a kind without results beside the others', async () => {
    contentService.use(
      ...contentHandlers({
        search: () => searchAnswer([], { kinds: [{ name: 'Forum', total: 2 }] }),
      }),
    );
    const { screen } = await open('/search?q=rent&kind=event');
    const links = within(screen.getByRole('navigation', { name: 'Kinds of posts' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 2',
      'Forum 2',
      'Events 0',
    ]);
    expect(links.getByRole('link', { current: true }).textContent).toBe('Events 0');
  });

  it('drop what is hidden, what is no post, and malformed parts', async () => {
    const odd = { ...deposit, text_language: 'http://[::', marks: [1, ''], passage: 'text' };
    contentService.use(
      ...contentHandlers({
        search: () =>
          searchAnswer([{ id: 'x' }, postOf('event', { is_active: false }), odd], {
            confidence: 'high',
            corrected: [{ typed: 1 }],
            understood: 'nothing',
          }),
      }),
    );
    expect(titlesOn(await open('/search?q=rent'))).toEqual(['Renting a room']);
  });

  it('are in the language of the post, whatever that of the page', async () => {
    contentService.use(
      ...contentHandlers({
        search: () => searchAnswer([{ ...deposit, passage: null, text_language: 'ur' }]),
      }),
    );
    const result = within((await open('/search?q=deposit')).screen.getByRole('article'));
    expect(result.getByRole('heading')).toMatchObject({ lang: 'ur', dir: 'rtl' });
    expect(result.getByText(/Ask for a receipt/)).toMatchObject({ lang: 'ur', dir: 'rtl' });
  });

  it('come in the shape of Strapi 4, too', async () => {
    const { id, ...attributes } = deposit;
    contentService.use(
      ...contentHandlers({
        search: () =>
          searchAnswer([
            {
              id,
              attributes: {
                ...attributes,
                post_type: { data: { id: 1, attributes: { name: 'Article' } } },
              },
            },
          ]),
      }),
    );
    const page = await open('/search?q=deposit');
    expect(titlesOn(page)).toEqual(['Renting a room']);
    expect(marksIn(page.root)).toEqual(['deposit', 'deposits']);
  });

  it('show no heading link where the heading is no heading of the page', async () => {
    const passage = { heading: 'Bold line', text: 'Text.' };
    contentService.use(
      ...contentHandlers({ search: () => searchAnswer([{ ...deposit, passage }]) }),
    );
    const { screen } = await open('/search?q=deposit');
    expect(screen.getByText('Bold line')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Bold line' })).toBeNull();
  });

  it('keep markup of texts as text', async () => {
    const text = '<img src=x onerror=hi> receipt';
    contentService.use(
      ...contentHandlers({
        search: () =>
          searchAnswer([{ ...deposit, marks: ['receipt', '<b>', ')('], passage: { text } }], {
            confidence: 1,
            corrected: [{ typed: '<i>', meant: '<img src=x onerror=hi>' }],
          }),
      }),
    );
    const { root } = await open('/search?q=x');
    expect(root.querySelector('img[onerror], main i:not([data-icon])')).toBeNull();
    expect(root.querySelector('blockquote')?.textContent).toBe(text);
  });
});

it('offers to search all kinds where one has nothing', async () => {
  contentService.use(
    ...contentHandlers({
      search: () => searchAnswer([], { kinds: [{ name: 'Article', total: 9 }], confidence: 0 }),
    }),
  );
  const href = async (path: string) =>
    (await open(path)).screen
      .queryByRole('link', { name: 'In all kinds of posts' })
      ?.getAttribute('href');
  const others = 'exact=1&ignore=city%3Adubai';
  expect(await href(`/search?q=iqama&kind=event&${others}`)).toBe(`/search?q=iqama&${others}`);
  expect(await href('/search?q=iqama')).toBeUndefined();
});

describe('cities and communities that the query names', () => {
  const named = (type: string, value: string) => ({ type, value, name: null, words: value });
  const content = {
    cities: [
      { id: 1, name: 'Dubai', slug: 'dubai' },
      { id: 2, name: 'Doha', slug: 'doha' },
    ],
    areas: [{ id: 1, name: 'Deira', slug: 'deira', city: { id: 1, name: 'Dubai', slug: 'dubai' } }],
    nationalities: [{ id: 1, name: 'Sudanese', language: 'العربية', language_query: 'ar' }],
    costs: costEntries,
    search: () =>
      searchAnswer([deposit], {
        understood: [
          named('area', 'deira'),
          named('city', 'dubai'),
          named('city', 'doha'),
          named('city', 'atlantis'),
          named('community', 'ar'),
          named('time', 'today'),
        ],
        kinds: [{ name: 'Forum', total: 1 }],
      }),
  };
  const hubLinksOn = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    within(screen.getByRole('navigation', { name: 'Places and communities' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('have links to their pages, and to their costs where there are any', async () => {
    contentService.use(...contentHandlers(content));
    expect(hubLinksOn(await open('/search?q=x'))).toEqual([
      ['What a month costs in Dubai', '/costs/dubai'],
      ['Overview: Dubai', '/cities/dubai'],
      ['Overview: Doha', '/cities/doha'],
      ['Overview: Sudanese community', '/communities/sudanese'],
    ]);
    const ofKind = await open('/search?q=x&kind=forum');
    expect(ofKind.screen.queryByRole('navigation', { name: 'Places and communities' })).toBeNull();
  });

  it('have links to their pages while the costs cannot be read', async () => {
    contentService.use(
      http.get(`${api}/costs`, () => new Promise<Response>(() => {})),
      ...contentHandlers(content),
    );
    expect(hubLinksOn(await open('/search?q=x'))[0]).toEqual(['Overview: Dubai', '/cities/dubai']);
  });
});
