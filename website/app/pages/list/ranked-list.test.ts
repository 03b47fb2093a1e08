import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../../mocks/content-handlers.ts';
import { contentService } from '../../../mocks/content-service.ts';
import { rejectedParameter, searchAnswer } from '../../../mocks/search-answer.ts';
import { createTestPages, messagesIn, type TestPage } from '../../../mocks/test-pages.ts';
import { localisedPath } from '../../addresses/links.ts';
import { tagsOfChange } from '../../content/change.ts';
import { languageCodes } from '../../languages.ts';
import { recordRendering } from '../../request-context.server.ts';

const { open } = createTestPages();

const dubai = { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' };

/** In the order of the lists, the walk last. */
const posts = [
  postOf('event', { id: 1, title: 'Tea at the harbour', city: dubai }),
  postOf('event', { id: 2, title: 'Walks by the water', city: dubai }),
];
const openBusiness = postOf('business', {
  id: 3,
  title: 'Tea house',
  information: { id: 1, opening_hours: '24/7' },
});
const teaSet = postOf('marketplace', { id: 4, title: 'Tea set' });
const bestFirst = posts.toReversed().map((post) => ({ ...post, marks: ['Walks', 'harbour'] }));

const titles = ({ screen }: TestPage) =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

/** A content service with a search, and the requests that this receives. */
function serviceWithSearch(search = (_: URLSearchParams) => searchAnswer(bestFirst)) {
  const requests: URLSearchParams[] = [];
  contentService.use(
    ...contentHandlers({
      posts: [...posts, openBusiness, teaSet],
      cities: [dubai],
      search: (parameters) => {
        requests.push(parameters);
        return search(parameters);
      },
    }),
  );
  return requests;
}

describe('with words', () => {
  it.each(languageCodes)('shows the best matches of the search first, in %s', async (language) => {
    const requests = serviceWithSearch();
    const { list, kinds } = messagesIn(language);
    const page = await open(localisedPath(language, '/events?q=walking+by+a+harbour&city=dubai'));
    expect(page.status).toBe(200);
    expect(titles(page)).toEqual(['Walks by the water', 'Tea at the harbour']);
    const [first, ...others] = requests;
    expect(others).toEqual([]);
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      q: 'walking by a harbour',
      kind: 'Event',
      language,
      start: '0',
      limit: '8',
      ignore: 'all',
      'filters[city][slug]': 'dubai',
      'filters[$or][0][end][$gte]': expect.any(String),
    });
    expect([...(first?.keys() ?? [])]).not.toContain('filters[post_type][name]');
    expect(page.screen.getByRole('status').textContent).toBe(
      list.upcomingCount(kinds.event.count(2)),
    );
  });

  it('marks the words that the search has found', async () => {
    serviceWithSearch();
    const { screen } = await open('/events?q=walking+by+a+harbour');
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
      'Walks',
      'harbour',
    ]);
  });

  it('counts and pages all results', async () => {
    const requests = serviceWithSearch(() =>
      searchAnswer(bestFirst.slice(0, 1), { pagination: { start: 8, limit: 8, total: 9 } }),
    );
    const page = await open('/forum?q=tea&page=2');
    expect(requests[0]?.get('start')).toBe('8');
    expect(page.screen.getByRole('status').textContent).toContain('9');
    expect((await open('/forum?q=tea&page=3')).status).toBe(404);
  });

  it('says that there are more matches than are listed', async () => {
    serviceWithSearch((parameters) =>
      searchAnswer(bestFirst, { pagination: { total: 2, limited: parameters.get('q') === 'tea' } }),
    );
    const text = /Only the best matches are listed/;
    expect((await open('/events?q=tea')).screen.getAllByText(text)).toHaveLength(1);
    expect((await open('/events?q=walk')).screen.queryByText(text)).toBeNull();
  });

  it('says which words were corrected, and keeps all filters in its links', async () => {
    const requests = serviceWithSearch(() =>
      searchAnswer(bestFirst, { corrected: [{ typed: 'wlak', meant: 'walk' }] }),
    );
    const filters = 'when=month&city=dubai';
    const { screen } = await open(`/events?q=my+wlak&${filters}`);
    const meant = screen.getByRole('link', { name: 'walk' });
    expect(meant.getAttribute('href')).toBe(`/events?q=my+walk&${filters}`);
    const asTyped = screen.getByRole('link', { name: 'Search for “wlak” instead' });
    expect(asTyped.getAttribute('href')).toBe(`/events?q=my+wlak&exact=1&${filters}`);
    expect(requests[0]?.has('correct')).toBe(false);
    await open(`/events?q=my+wlak&exact=1&${filters}`);
    expect(requests[1]?.get('correct')).toBe('false');
    expect(requests[1]?.get('filters[city][slug]')).toBe('dubai');
  });

  it('says that past events are in this order, too', async () => {
    serviceWithSearch();
    const { screen } = await open('/events?q=tea&when=past');
    expect(screen.getByRole('status').textContent).toBe('2 events in the past');
    expect(screen.getByRole('heading', { name: 'Best matches first' })).toBeTruthy();
  });

  it('names the order where another can be chosen', async () => {
    serviceWithSearch();
    const names = async (path: string) => {
      const select = (await open(path)).screen.getByLabelText('Sort by');
      return within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    };
    const others = ['Lowest price first', 'Highest price first'];
    expect(await names('/marketplace?q=tea')).toEqual(['Best matches first', ...others]);
    expect(await names('/marketplace?q=tea&sort=cheapest')).toEqual([
      'Best matches first',
      ...others,
    ]);
    expect(await names('/marketplace')).toEqual(['Pinned, then newest', ...others]);
  });

  it('counts by the search what another filter hides', async () => {
    serviceWithSearch((parameters) =>
      searchAnswer(parameters.has('filters[city][slug]') ? [] : bestFirst),
    );
    const { screen } = await open('/events?q=walking&city=dubai');
    expect(screen.getByRole('link', { name: 'Without Dubai: 2 events' })).toBeTruthy();
  });

  it('is outdated by a change of any post of the kind', async () => {
    serviceWithSearch();
    const { record, result } = recordRendering(() => open('/events?q=tea'));
    await result;
    for (const kind of ['Event', undefined]) {
      const tags = tagsOfChange({ type: 'post', id: 99, kind });
      expect(tags?.some((tag) => record.dependencies.has(tag))).toBe(true);
    }
  });
});

it('searches a list with a chosen order, too', async () => {
  const requests = serviceWithSearch(() =>
    searchAnswer(bestFirst, { pagination: { start: 8, limit: 8, total: 10, limited: true } }),
  );
  const { status, screen } = await open('/marketplace?q=used+cots&max=90&sort=cheapest&page=2');
  expect(status).toBe(200);
  const [parameters, ...others] = requests;
  expect(others).toEqual([]);
  expect(Object.fromEntries(parameters ?? [])).toMatchObject({
    q: 'used cots',
    start: '8',
    'filters[price][$lte]': '90',
    'sort[0]': 'price:asc',
    'sort[1]': 'id:asc',
  });
  expect(screen.getAllByRole('mark').length).toBeGreaterThan(0);
  expect(screen.getByText(/Only the best matches are listed/)).toBeTruthy();
});

it('searches what is open now, too', async () => {
  const requests = serviceWithSearch(() =>
    searchAnswer([openBusiness], { pagination: { total: 9 } }),
  );
  const page = await open('/businesses?q=tea+houses&open=1');
  expect(requests.map((parameters) => parameters.get('open'))).toEqual(['true']);
  expect(titles(page)).toEqual(['Tea house']);
  expect(page.screen.getByRole('status').textContent).toContain('9');
  expect((await open('/businesses?q=tea+houses&open=1&page=3')).status).toBe(404);
});

it('does not search a list without words', async () => {
  const requests = serviceWithSearch();
  expect((await open('/events?city=dubai')).status).toBe(200);
  expect(requests).toEqual([]);
});

describe('a content service that cannot search the list', () => {
  it.each([
    ['lacks the search', () => new Response(null, { status: 404 })],
    ['rejects filters', () => rejectedParameter('filters')],
    ['rejects the value of a filter', () => rejectedParameter('filters[city][slug]', 'too long')],
  ])('has its list searched if it %s', async (_reason, respond) => {
    const requests = serviceWithSearch(respond);
    const page = await open('/events?q=harbour&city=dubai');
    expect(requests).toHaveLength(1);
    expect(titles(page)).toEqual(['Tea at the harbour']);
    expect(page.screen.getByRole('status').textContent).toBe('1 event to come');
    expect(page.screen.getByRole('mark').textContent).toBe('harbour');
  });

  it.each([
    ['sort', '/marketplace?q=tea&sort=cheapest', ['Tea set']],
    ['open', '/businesses?q=house&open=1', ['Tea house']],
  ])('has its list listed if it does not know %s', async (parameter, path, listed) => {
    const requests = serviceWithSearch((parameters) =>
      [...parameters.keys()].some((name) => name.startsWith(parameter))
        ? rejectedParameter(parameter)
        : searchAnswer(bestFirst),
    );
    expect(titles(await open(path))).toEqual(listed);
    await open(path.replace('q=', 'q=tea+'));
    expect(requests).toHaveLength(1);
    await open('/forum?q=walk');
    expect(requests).toHaveLength(2);
  });

  it('is asked again for filters only after a while', async () => {
    const requests = serviceWithSearch((parameters) =>
      parameters.has('filters[city][slug]')
        ? rejectedParameter('filters')
        : searchAnswer(bestFirst),
    );
    await open('/events?q=tea&city=dubai');
    await open('/events?q=walk&city=dubai');
    expect(requests).toHaveLength(1);
    // A list without filters does without them.
    expect(titles(await open('/forum?q=walk'))).toHaveLength(2);
  });
});
