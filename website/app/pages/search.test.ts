import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { searchAnswer } from '../../mocks/search-answer.ts';
import { deposit, marksIn, searchedPosts, titlesOn, urdu } from '../../mocks/searched-posts.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { formatNumber } from '../i18n/number.ts';
import { ISLANDS_HEADER } from '../islands/islands-header.ts';
import { contentCodesOf, languages } from '../languages.ts';

const { open } = createTestPages();

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { search, kinds, list, errors } = messagesIn(language);

  it('shows an empty search form', async () => {
    contentService.use(...contentHandlers({ posts: searchedPosts }));
    const page = await open(localisedPath(language, '/search'));
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(search.title);
    expect(page.screen.getByRole('searchbox', { name: search.field })).toBeTruthy();
    expect(page.screen.queryByRole('article')).toBeNull();
    expect(page.head.noindex).toBe(true);
  });

  it.each(['😀', '???'])('keeps %s, and says that a search needs a word', async (typed) => {
    contentService.use(...contentHandlers({ posts: searchedPosts }));
    const page = await open(localisedPath(language, `/search?q=${encodeURIComponent(typed)}`));
    expect(page.screen.getByRole('searchbox').getAttribute('value')).toBe(typed);
    expect(page.screen.getByRole('status').textContent).toBe(search.needsWords);
    expect(page.screen.getByRole('heading', { level: 2, name: search.browseTitle })).toBeTruthy();
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

  it('says when the quoted post was checked', async () => {
    const found = { ...deposit, checked_at: '2026-11-15T08:00:00.000Z' };
    contentService.use(
      ...contentHandlers({ search: () => searchAnswer([found], { confidence: 0.7 }) }),
    );
    const { screen } = await open(localisedPath(language, '/search?q=deposit'));
    const quotation = screen.getByRole('region', { name: search.bestPassage });
    const times = [...quotation.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(times).toContain(found.checked_at);
    const [words = ''] = messagesIn(language).detail.checked.split('{date}');
    expect(quotation.textContent).toContain(asQueried(words));
  });

  it('says which results have ended, and when an event was', async () => {
    const { checked, facts } = messagesIn(language);
    const passage = { heading: null, text: 'You pay the deposits once.' };
    const start = '2020-05-03T15:00:00.000Z';
    const found = [
      { ...deposit, ...postOf('event', { id: 4, start }), passage },
      { ...deposit, ...postOf('marketplace', { id: 5, expires_at: start }), passage },
      { ...deposit, ...postOf('event', { id: 6, start: '2099-05-03T15:00:00.000Z' }), passage },
      { ...deposit, ...postOf('marketplace', { id: 7 }), passage },
    ];
    contentService.use(
      ...contentHandlers({ search: () => searchAnswer(found, { confidence: 0.7 }) }),
    );
    const { screen } = await open(localisedPath(language, '/search?q=deposit'));
    const ended = [facts.eventState.past, checked.expired.title];
    const saidOf = (element: HTMLElement) =>
      ended.filter((text) => within(element).queryByText(asQueried(text)));
    const results = screen.getAllByRole('article').map(saidOf);
    expect(results).toEqual([[ended[0]], [ended[1]], [], []]);
    const quotation = screen.getByRole('region', { name: search.bestPassage });
    expect(saidOf(quotation)).toEqual([ended[0]]);
    expect(quotation.querySelector('time')?.dateTime).toBe(start);
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
    expect(titlesOn(page)).toEqual(['Renting a room']);
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
    expect(titlesOn(page)).toEqual(['Renting a room']);
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
    const retry = page.screen.getByRole('link', { name: errors.unavailable.retry });
    expect(retry.getAttribute('href')).toBe(localisedPath(language, '/search?q=bread'));
    expect(page.headers.has(ISLANDS_HEADER)).toBe(false);
  });
});

it('names kinds as the content service does', async () => {
  const search = () =>
    searchAnswer(searchedPosts, {
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
  contentService.use(...contentHandlers({ posts: searchedPosts, nationalities: [russian] }));
  const { screen } = await open('/ru/search');
  expect(screen.getByRole('link', { name: 'русский' })).toBeTruthy();
});

it('tells the server that it holds an island, whose suggestions keep to the community', async () => {
  contentService.use(...contentHandlers({ posts: searchedPosts, nationalities: [urdu] }));
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
  contentService.use(...contentHandlers({ posts: searchedPosts }));
  const { headers, root } = await open(path);
  expect(headers.has(ISLANDS_HEADER)).toBe(false);
  expect(root.querySelector('script[src], [data-island]')).toBeNull();
});

it('escapes markup in the search text', async () => {
  contentService.use(...contentHandlers({ posts: searchedPosts }));
  const { screen, root } = await open(`/search?q=${encodeURIComponent('<img src=x onerror=hi>')}`);
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('<img src=x onerror=hi>');
  expect(root.querySelector('img[onerror]')).toBeNull();
});
