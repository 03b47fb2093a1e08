import { within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentHandlers, postOf, postsOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { contentEvents } from '../content/events.server.ts';
import { languageCodes } from '../languages.ts';

const { open, failures } = createTestPages();

afterEach(() => {
  vi.useRealTimers();
  // Counts are kept for a minute.
  contentEvents.emit('changed', [{ type: 'post', id: 1 }]);
});

/** The links of the row, by their text. */
async function questionsAt(path: string, language: 'en' | 'ar' = 'en') {
  const { screen } = await open(path);
  const row = screen.queryByRole('navigation', { name: messagesIn(language).list.questions });
  const links = row ? within(row).getAllByRole('link') : [];
  const near = messagesIn(language).near.title;
  return Object.fromEntries(
    links
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([text]) => text !== near),
  );
}

/** A content service that finds nothing free; `failing` lets the counts fail. */
const withoutFree = (failing = false) =>
  http.get(`${api}/posts`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (!searchParams.has('filters[price][$eq]')) return undefined;
    if (failing) return new HttpResponse(null, { status: 500 });
    return HttpResponse.json({ data: [], meta: { pagination: { start: 0, limit: 1, total: 0 } } });
  });

const family = { id: 1, name: 'Family', slug: 'family' };

describe('above a list', () => {
  it('are offered with the number of posts, and keep the other filters', async () => {
    contentService.use(...contentHandlers({ posts: postsOf('marketplace', 3) }));
    expect(await questionsAt('/marketplace?min=5&view=compact')).toEqual({
      'Up to 100 3': '/marketplace?min=5&max=100&view=compact',
      'Free 3': '/marketplace?min=5&free=1&view=compact',
      'New this week 3': '/marketplace?min=5&recent=1&view=compact',
    });
  });

  it('are not offered if no post answers them, or the service lacks the category', async () => {
    contentService.use(withoutFree(), ...contentHandlers({ posts: postsOf('event', 2) }));
    expect(Object.keys(await questionsAt('/events'))).toEqual(['Past events 2']);
    contentEvents.emit('changed', [{ type: 'post-category', id: 1 }]);
    const lists = { 'post-categories': [family] };
    contentService.use(withoutFree(), ...contentHandlers({ posts: postsOf('event', 2), ...lists }));
    expect(await questionsAt('/events')).toMatchObject({
      'With children 2': '/events?category=family',
    });
  });

  it('are taken back by the same tap once they were asked', async () => {
    contentService.use(...contentHandlers({ posts: postsOf('marketplace', 3) }));
    const { screen } = await open('/marketplace?free=1');
    const row = within(screen.getByRole('navigation', { name: 'Quick filters' }));
    const asked = row.getByRole('link', { current: true });
    expect([asked.textContent?.trim(), asked.getAttribute('href')]).toEqual([
      'Free',
      '/marketplace',
    ]);
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Free' })).toHaveProperty('checked', true);
  });

  it('are left out if they cannot be counted, and with words of a search', async () => {
    const posts = postsOf('marketplace', 3);
    contentService.use(withoutFree(true), ...contentHandlers({ posts }));
    expect(Object.keys(await questionsAt('/marketplace'))).toEqual([
      'Up to 100 3',
      'New this week 3',
    ]);
    expect(failures()).toEqual([]);
    expect(await questionsAt('/marketplace?q=marketplace')).toEqual({});
  });

  it.each(languageCodes)('have words in %s', async (language) => {
    contentService.use(...contentHandlers({ posts: postsOf('activity', 2) }));
    const { list, kinds } = messagesIn(language);
    const { screen } = await open(localisedPath(language, '/activities'));
    const row = within(screen.getByRole('navigation', { name: list.questions }));
    const words = row.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(words[0]).toContain(list.free);
    expect(words[1]).toContain(list.showPast(kinds.activity.items));
  });
});

it('of spoken languages ask for that of the page, and are answered by its businesses', async () => {
  const nationalities = [
    { id: 2, language: 'العربية', language_query: 'ar', is_rtl: true },
    { id: 5, language: 'کوردی', language_query: 'ku', is_rtl: true },
  ];
  const posts = ['en,ar', 'ckb', 'ku,en', ''].map((languages, at) =>
    postOf('business', { id: at + 1, information: { languages, opening_hours: '24/7' } }),
  );
  contentService.use(...contentHandlers({ posts, nationalities }));
  expect(await questionsAt('/businesses')).toEqual({
    'Open now 4': '/businesses?open=1',
    'Speaks Arabic 1': '/businesses?speaks=ar',
  });
  const kurdish = await open('/ckb/businesses?speaks=ku&q=business');
  expect(kurdish.screen.getAllByRole('article')).toHaveLength(2);
  const both = await open('/businesses?speaks=ku&open=1');
  expect(both.screen.getByRole('status').textContent).toBe('2 businesses');
  expect(both.screen.getByLabelText('Languages spoken')).toHaveProperty('value', 'ku');
});

it('of delivery are answered by businesses that say so, also together with words', async () => {
  const posts = [true, true, false, null].map((delivers, at) =>
    postOf('business', { id: at + 1, information: { delivers, opening_hours: at ? '' : '24/7' } }),
  );
  contentService.use(...contentHandlers({ posts }));
  expect(await questionsAt('/businesses')).toMatchObject({
    'Delivers 2': '/businesses?delivers=1',
  });
  const { screen } = await open('/businesses?delivers=1&q=business');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Delivers', current: true })).toBeTruthy();
  const both = await open('/businesses?delivers=1&open=1');
  expect(both.screen.getByRole('status').textContent).toBe('1 business');
  // The form of filters has no field for it, and keeps it.
  expect(both.screen.queryByLabelText('Delivers')).toBeNull();
  const hidden = both.screen.getByRole('main').querySelector('input[name="delivers"]');
  expect(hidden).toHaveProperty('value', '1');
});

it('on home are the first of each section that posts answer, in the chosen language', async () => {
  const nationality = { id: 5, language: 'اردو', language_query: 'ur', is_rtl: true };
  contentService.use(
    ...contentHandlers({
      posts: [1, 2].map((id) => postOf('marketplace', { id, nationality })),
      nationalities: [nationality],
    }),
  );
  expect(await questionsAt('/?community=ur')).toEqual({
    'Up to 100 2': '/marketplace?community=ur&max=100',
  });
});

it('of the weekend are answered by the weekend of each country', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
  const city = (name: string, code: string, time_zone: string) => ({
    city: { name, slug: name, time_zone, country: { name, code } },
  });
  const riyadh = city('Riyadh', 'SA', 'Asia/Riyadh');
  const dubai = city('Dubai', 'AE', 'Asia/Dubai');
  const times = { friday: '2026-11-27T15:00:00Z', sunday: '2026-11-29T15:00:00Z' };
  contentService.use(
    ...contentHandlers({
      posts: [
        postOf('event', { id: 1, title: 'Friday in Riyadh', start: times.friday, ...riyadh }),
        postOf('event', { id: 2, title: 'Sunday in Riyadh', start: times.sunday, ...riyadh }),
        postOf('event', { id: 3, title: 'Friday in Dubai', start: times.friday, ...dubai }),
        postOf('event', { id: 4, title: 'Sunday in Dubai', start: times.sunday, ...dubai }),
      ],
    }),
  );
  const { screen } = await open('/events?when=weekend');
  const titles = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(['Friday in Riyadh', 'Sunday in Dubai']);
  expect(screen.getByRole('status').textContent).toBe('2 events');
});
