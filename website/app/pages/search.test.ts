import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { rejectedParameter, searchAnswer } from '../../mocks/search-answer.ts';
import { asQueried, createTestPages, messagesIn, type TestPage } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { formatNumber } from '../i18n/number.ts';
import { ISLANDS_HEADER } from '../islands/islands-header.ts';
import { kindNames } from '../kinds.ts';
import { contentCodesOf, languageCodes, languages } from '../languages.ts';

const { open, failures } = createTestPages();

const urdu = { id: 5, name: 'Pakistani', language: 'اردو', language_query: 'ur', is_rtl: true };
const posts = [
  ...kindNames.map((kind, at) => postOf(kind, { id: at + 10, title: `Bread by ${kind}` })),
  postOf('article', { id: 1, title: 'Rent', description: '<p>Fresh bread is next door.</p>' }),
  postOf('article', { id: 2, title: 'Visa', description: '', nationality: urdu }),
];

/** A result in the shape of the content service's search. */
const deposit = postOf('article', {
  id: 3,
  title: 'Renting a room',
  slug: 'renting',
  description: '<h2>The deposit</h2><p>Ask for a receipt.</p>',
  passage: { heading: 'The deposit', text: 'Ask for a receipt. You pay the deposits once.' },
  marks: ['deposit', 'deposits'],
  city: { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
  area: { id: 1, name: 'Deira', slug: 'deira' },
  text_language: 'en',
});

const marksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

const titles = ({ screen }: TestPage) =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

describe.each(languageCodes)('in %s', (language) => {
  const { search, kinds, list } = messagesIn(language);

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

  it('shows the results of one call with the passages that answer', async () => {
    const requests: URLSearchParams[] = [];
    contentService.use(
      ...contentHandlers({
        search: (parameters) => {
          requests.push(parameters);
          return searchAnswer([deposit, postOf('event', { id: 4, marks: [], passage: null })], {
            pagination: { start: 0, limit: 10, total: 1200 },
            kinds: [
              { name: 'Event', total: 200 },
              { name: 'Article', total: 1000 },
              { name: 'Recipe', total: 7 },
            ],
          });
        },
      }),
    );
    const { status, screen, head } = await open(localisedPath(language, '/search?q=deposit'));
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: expect.stringContaining('deposit'), noindex: true });
    const codes = contentCodesOf(language).join(',');
    expect(requests.map((parameters) => Object.fromEntries(parameters))).toEqual([
      { q: 'deposit', language, start: '0', limit: '10', preferLanguage: codes },
    ]);
    expect(screen.getByRole('status').textContent).toBe(search.resultCount(1200));
    const [first, second] = screen.getAllByRole('article');
    expect(marksIn(first ?? null)).toEqual(['deposit', 'deposits']);
    const article = within(first as HTMLElement);
    expect(article.getByRole('link', { name: 'Renting a room' }).getAttribute('href')).toBe(
      localisedPath(language, '/articles/renting'),
    );
    expect(article.getByRole('link', { name: 'The deposit' }).getAttribute('href')).toBe(
      localisedPath(language, '/articles/renting#text-the-deposit'),
    );
    expect(article.getByText(kinds.article.singular)).toBeTruthy();
    expect(article.getByText(/^Deira[,،] Dubai$/)).toBeTruthy();
    // The language is shown where it is not the page's.
    expect(article.queryByText('English') === null).toBe(language === 'en');
    expect(within(second as HTMLElement).getByText(kinds.event.singular)).toBeTruthy();
    const filter = within(screen.getByRole('navigation', { name: search.kinds }));
    expect(filter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['', '&kind=article', '&kind=event'].map((kind) =>
        localisedPath(language, `/search?q=deposit${kind}`),
      ),
    );
    expect(filter.getByRole('link', { current: true }).textContent).toBe(
      `${search.allKinds} ${formatNumber(1200, languages[language].locale)}`,
    );
  });

  it('shows what was understood, each with a link that ignores it', async () => {
    contentService.use(
      ...contentHandlers({
        search: () =>
          searchAnswer([deposit], {
            understood: [
              { type: 'kind', value: 'Event', name: null, words: 'events' },
              { type: 'city', value: 'istanbul', name: 'Stambul', words: 'istanbul' },
              { type: 'language', value: 'tr', name: null, words: 'turkish' },
              { type: 'price', value: 'free', name: null, words: 'free' },
              { type: 'time', value: 'this-weekend', name: null, words: ['this', 'weekend'] },
              { type: 'colour', value: 'red', name: 'Red', words: 'red' },
            ],
            widened: true,
          }),
      }),
    );
    const { screen } = await open(
      localisedPath(language, '/search?q=x&ignore=area%3Adeira,%3Cb%3E&page=1'),
    );
    const understood = within(screen.getByRole('list', { name: search.understoodAs }));
    const turkish = new Intl.DisplayNames(languages[language].locale, { type: 'language' }).of(
      'tr',
    );
    const { free } = messagesIn(language).card;
    const labels = [kinds.event.listTitle, 'Stambul', turkish, free, search.times['this-weekend']];
    expect(
      understood
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('aria-label'),
          new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('ignore'),
        ]),
    ).toEqual(
      ['kind:Event', 'city:istanbul', 'language:tr', 'price:free', 'time:this-weekend'].map(
        (ignored, at) => [list.removeFilter(labels[at] ?? ''), `area:deira,${ignored}`],
      ),
    );
    expect(screen.getByText(asQueried(search.widened))).toBeTruthy();
  });

  it('says what was corrected, and links to the search as typed', async () => {
    contentService.use(
      ...contentHandlers({
        search: (parameters) =>
          searchAnswer([deposit], {
            corrected:
              parameters.get('correct') === 'false' ? [] : [{ typed: 'depsit', meant: 'deposit' }],
          }),
      }),
    );
    const { screen } = await open(localisedPath(language, '/search?q=my+depsit&kind=article'));
    const meant = screen.getByRole('link', { name: 'deposit' });
    const corrected = localisedPath(language, '/search?q=my+deposit&kind=article');
    expect(meant.getAttribute('href')).toBe(corrected);
    const link = screen.getByRole('link', { name: search.searchInstead('depsit') });
    const exact = localisedPath(language, '/search?q=my+depsit&kind=article&exact=1');
    expect(link.getAttribute('href')).toBe(exact);
    const asTyped = await open(exact);
    expect(asTyped.screen.queryByRole('link', { name: /depsit/ })).toBeNull();
  });

  it('quotes the best passage of a strong match, with its source', async () => {
    const updatedAt = '2026-11-13T08:00:00.000Z';
    contentService.use(
      ...contentHandlers({
        search: () => searchAnswer([{ ...deposit, updatedAt }], { confidence: 0.7 }),
      }),
    );
    const { screen } = await open(localisedPath(language, '/search?q=deposit'));
    const quotation = screen.getByRole('region', { name: search.bestPassage });
    const quote = quotation.querySelector('blockquote');
    expect(quote?.textContent).toBe('Ask for a receipt. You pay the deposits once.');
    expect(quote?.getAttribute('lang')).toBe('en');
    expect(marksIn(quote)).toEqual(['deposits']);
    const source = within(quotation);
    expect(source.getByRole('link', { name: 'Renting a room' })).toBeTruthy();
    expect(source.getByText('Amal')).toBeTruthy();
    expect(quotation.querySelector('time')?.dateTime).toBe(updatedAt);
  });

  it.each([
    ['“Pay no deposits first”, says the guide.', true],
    ['Some landlords want “deposits” twice.', false],
  ])('adds no quotation marks to those around the text %s', async (text, isMarked) => {
    const found = { ...deposit, passage: { heading: null, text, prose: true } };
    contentService.use(
      ...contentHandlers({ search: () => searchAnswer([found], { confidence: 0.7 }) }),
    );
    const { root } = await open(localisedPath(language, '/search?q=deposit'));
    expect(root.querySelector('blockquote')?.hasAttribute('data-marked')).toBe(isMarked);
  });

  it('quotes no list, however strong the match', async () => {
    const passage = { heading: null, text: 'You pay the deposits once.', prose: false };
    contentService.use(
      ...contentHandlers({
        search: () => searchAnswer([{ ...deposit, passage }], { confidence: 0.9 }),
      }),
    );
    const page = await open(localisedPath(language, '/search?q=deposit'));
    expect(titles(page)).toEqual(['Renting a room']);
    expect(page.screen.queryByRole('region', { name: search.bestPassage })).toBeNull();
  });

  it('says that no post answers where the match is weak, and lists the closest', async () => {
    contentService.use(
      ...contentHandlers({ search: () => searchAnswer([deposit], { confidence: 0.29 }) }),
    );
    const page = await open(localisedPath(language, '/search?q=horse+vet'));
    const { screen } = page;
    expect(screen.getByRole('status').textContent).toContain(search.noAnswer);
    expect(screen.getByRole('region', { name: search.closest })).toBeTruthy();
    expect(titles(page)).toEqual(['Renting a room']);
    expect(screen.getByRole('link', { name: search.askEditors }).getAttribute('href')).toBe(
      localisedPath(language, '/contact?subject=question&question=horse+vet'),
    );
    expect(screen.queryByRole('region', { name: search.bestPassage })).toBeNull();
  });

  it('suggests no single words if nothing is found, as one of them would have been enough', async () => {
    contentService.use(...contentHandlers({ search: () => searchAnswer([], { confidence: 0 }) }));
    const { status, screen } = await open(localisedPath(language, '/search?q=golden+bridge'));
    expect(status).toBe(200);
    expect(screen.getByRole('status').textContent).toContain(search.noAnswer);
    expect(screen.queryByRole('link', { name: 'golden' })).toBeNull();
    expect(screen.getByRole('region', { name: search.browseTitle })).toBeTruthy();
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
    expect(titles(page)[0]).toBe('Forum 11');
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
    expect(titles(await open('/search?q=rent'))).toEqual(['Renting a room']);
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
    expect(titles(page)).toEqual(['Renting a room']);
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
    expect(root.querySelector('img[onerror], main i')).toBeNull();
    expect(root.querySelector('blockquote')?.textContent).toBe(text);
  });
});

describe('a content service without a search of its own', () => {
  it('is searched by its lists, title matches first', async () => {
    contentService.use(...contentHandlers({ posts: posts.toReversed() }));
    const page = await open('/search?q=bread');
    expect(page.status).toBe(200);
    expect(page.screen.getByRole('status').textContent).toBe('7 posts found');
    const [article, ...others] = kindNames.map((kind) => `Bread by ${kind}`);
    // The list of articles begins with the one that has the word in its text.
    expect(titles(page)).toEqual([...others, article, 'Rent']);
    expect(new Set(marksIn(page.root).map((mark) => mark?.toLowerCase()))).toEqual(
      new Set(['bread']),
    );
    const filter = within(page.screen.getByRole('navigation', { name: 'Kinds of posts' }));
    expect(filter.getByRole('link', { name: 'Articles 2' }).getAttribute('href')).toBe(
      '/search?q=bread&kind=article',
    );
    expect(titles(await open('/search?q=bread&kind=article'))).toEqual([
      'Bread by article',
      'Rent',
    ]);
  });

  it('has titles with all words before those with some', async () => {
    const some = postOf('article', { id: 1, title: 'Bread', description: 'Bread by the sea' });
    const all = postOf('forum', { id: 2, title: 'Bread by the sea?', description: '' });
    contentService.use(...contentHandlers({ posts: [some, all] }));
    expect(titles(await open('/search?q=bread+by+the+sea'))).toEqual([
      'Bread by the sea?',
      'Bread',
    ]);
  });

  it('is not asked again for some time', async () => {
    let calls = 0;
    const search = () => {
      calls += 1;
      return new Response(null, { status: 404 });
    };
    contentService.use(...contentHandlers({ posts, search }));
    await open('/search?q=bread');
    await open('/search?q=rent');
    expect(calls).toBe(1);
  });

  it.each([{ hits: [] }, { data: [] }, { data: [], meta: { pagination: { total: 0 } } }])(
    'may have another call of the same name: %j',
    async (body) => {
      contentService.use(...contentHandlers({ posts, search: () => Response.json(body) }));
      expect(titles(await open('/search?q=rent'))).toEqual(['Rent']);
    },
  );

  it('has all pages of what its lists return, and says where there is more', async () => {
    const many = Array.from({ length: 30 }, (_, at) => postOf('forum', { id: at + 1 }));
    contentService.use(...contentHandlers({ posts: many }));
    const page = await open('/search?q=forum&page=3');
    expect(titles(page)).toHaveLength(4);
    expect(page.screen.getByText(/Not all posts are listed/)).toBeTruthy();
    expect(titles(await open('/search?q=forum&kind=forum&page=3'))).toHaveLength(10);
    expect((await open('/search?q=forum&page=4')).status).toBe(404);
  });

  it('says where nothing is found', async () => {
    contentService.use(...contentHandlers({ posts }));
    const { screen } = await open('/search?q=golden+bridge');
    expect(screen.getByRole('status').textContent).toContain('No post answers this yet');
    expect(screen.getByRole('link', { name: 'bridge' })).toBeTruthy();
  });
});

describe('a content service whose search lacks a parameter', () => {
  it('is searched without what cannot be ignored', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      requests.push(parameters.get('ignore'));
      return parameters.has('ignore') ? rejectedParameter('ignore') : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts, search }));
    expect(titles(await open('/search?q=rent&ignore=city:dubai'))).toEqual(['Renting a room']);
    await open('/search?q=room&ignore=city:dubai');
    expect(requests).toEqual(['city:dubai', null, null]);
  });

  it('is searched without a preferred language', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      requests.push(parameters.get('preferLanguage'));
      return parameters.has('preferLanguage')
        ? rejectedParameter('preferLanguage')
        : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts, search }));
    expect(titles(await open('/ar/search?q=rent'))).toEqual(['Renting a room']);
    await open('/ckb/search?q=room');
    expect(requests).toEqual(['ar', null, null]);
  });

  it('is asked to ignore things again after it has rejected one', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      const ignore = parameters.get('ignore');
      requests.push(ignore);
      return ignore === 'x:y'
        ? rejectedParameter('ignore', 'must name what is understood')
        : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts, search }));
    await open('/search?q=rent&ignore=x:y');
    await open('/search?q=rent&ignore=city:dubai');
    expect(requests).toEqual(['x:y', null, 'city:dubai']);
  });

  it('has its lists searched for a community', async () => {
    let calls = 0;
    const search = () => {
      calls += 1;
      return rejectedParameter('filters[nationality]');
    };
    contentService.use(...contentHandlers({ posts, nationalities: [urdu], search }));
    expect(titles(await open('/search?q=visa&community=ur'))).toEqual(['Visa']);
    await open('/search?q=rent&community=ur');
    expect(calls).toBe(1);
  });
});

it('searches a community with a filter where the search takes one', async () => {
  const search = (parameters: URLSearchParams) =>
    parameters.get('filters[nationality][language_query]') === 'ur'
      ? searchAnswer([deposit])
      : searchAnswer([]);
  contentService.use(...contentHandlers({ nationalities: [urdu], search }));
  const page = await open('/search?q=visa&community=ur');
  expect(titles(page)).toEqual(['Renting a room']);
  expect(failures()).toEqual([]);
});

it('names kinds as the content service does', async () => {
  const search = () =>
    searchAnswer(posts, {
      kinds: [
        { name: 'Article', total: 2, title: 'Правила и советы' },
        { name: 'Event', total: 1 },
      ],
      understood: [{ type: 'kind', value: 'Article', name: 'Правила и советы', words: 'tips' }],
    });
  contentService.use(...contentHandlers({ search }));
  const { screen } = await open('/ru/search?q=tips');
  const filter = within(screen.getByRole('navigation', { name: messagesIn('ru').search.kinds }));
  expect(filter.getByRole('link', { name: 'Правила и советы 2' })).toBeTruthy();
  expect(
    filter.getByRole('link', { name: `${messagesIn('ru').kinds.event.listTitle} 1` }),
  ).toBeTruthy();
  const understood = screen.getByRole('list', { name: messagesIn('ru').search.understoodAs });
  expect(understood.textContent).toBe('Правила и советы');
});

it('names a language once where its own name differs only in capital letters', async () => {
  const russian = { id: 5, language: 'Русский', language_query: 'ru', is_rtl: false };
  contentService.use(...contentHandlers({ posts, nationalities: [russian] }));
  const { screen } = await open('/ru/search');
  expect(screen.getByRole('link', { name: 'русский' })).toBeTruthy();
});

describe('a community whose language the site has', () => {
  const hindi = { id: 3, language: 'Hindi', language_query: 'hi', is_rtl: false };
  const bulgarian = { id: 4, language: 'Bulgarian', language_query: 'bg', is_rtl: false };

  const offerAt = async (path: string) => {
    contentService.use(...contentHandlers({ posts, nationalities: [urdu, hindi, bulgarian] }));
    const { screen } = await open(path);
    const chips = screen.getByRole('list', { name: /community/i });
    return [...chips.querySelectorAll('a[hreflang]')].map((link) => [
      link.closest('li')?.firstElementChild?.textContent,
      link.textContent,
      link.getAttribute('href'),
    ]);
  };

  it('offers the site in it beside its chip', async () => {
    expect(await offerAt('/search?community=ur')).toEqual([
      ['Urdu', 'سائٹ اردو میں', '/ur/search?community=ur'],
    ]);
    expect(await offerAt('/search?q=tea&community=hi')).toEqual([
      ['Hindi', 'साइट हिन्दी में', '/hi/search?q=tea&community=hi'],
    ]);
  });

  it('is offered nothing where no community is chosen, or in a language without interface', async () => {
    expect(await offerAt('/search?q=tea')).toEqual([]);
    expect(await offerAt('/search?community=bg')).toEqual([]);
  });
});

it('tells the server that it holds an island, whose suggestions keep to the community', async () => {
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  const { headers, root, screen } = await open('/ar/search?q=bread&community=ur');
  expect(headers.get(ISLANDS_HEADER)).toBe('search-suggestions');
  const island = screen.getByRole('searchbox').closest('[data-island]');
  expect(JSON.parse(island?.querySelector('script')?.textContent ?? '')).toMatchObject({
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

it('keeps the kind and what is ignored when a community is chosen', async () => {
  contentService.use(
    ...contentHandlers({ nationalities: [urdu], search: () => searchAnswer([deposit]) }),
  );
  const search = 'kind=article&exact=1&ignore=city%3Adubai';
  const href = async (path: string) =>
    (await open(path)).screen.getByRole('link', { name: /Urdu/ }).getAttribute('href');
  expect(await href(`/search?q=visa&${search}`)).toBe(`/search?q=visa&community=ur&${search}`);
  expect(await href(`/search?q=visa&community=ur&${search}`)).toBe(`/search?q=visa&${search}`);
});

it('shows the posts of one community', async () => {
  contentService.use(...contentHandlers({ posts, nationalities: [urdu] }));
  const page = await open('/search?community=UR');
  expect(titles(page)).toEqual(['Visa']);
  expect(page.head.canonical).toBe('http://localhost:3000/search?community=ur');
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
