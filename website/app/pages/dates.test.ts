import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import { createTestSite } from '../../mocks/test-site.ts';

/** 21:30 UTC. A post without a known place uses the time zone of Dubai. */
const evening = '2026-11-09T21:30:00.000Z';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

function serve(timeZone: string | null, type = 'Event'): void {
  const city = { id: 1, name: 'Somewhere', slug: 'somewhere', time_zone: timeZone };
  const post = apiPost({
    ...{ slug: 'an-evening', createdAt: evening, updatedAt: '2026-12-09T21:30:00.000Z' },
    ...{ start: '2036-11-09T21:30:00.000Z', post_type: { id: 1, name: type }, city },
  });
  const related = { ...post, id: 13, slug: 'another-evening' };
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isOtherKind = (searchParams.get('filters[post_type][name]') ?? type) !== type;
      const isSlugLookup = searchParams.has('filters[slug][$eq]');
      const found = isSlugLookup ? { ...post, related } : related;
      const data = isOtherKind ? [] : [found];
      return HttpResponse.json({ data, meta: { pagination: { total: 1 } } });
    }),
    http.get(`${api}/:list`, () => HttpResponse.json({ data: [] })),
  );
}

/** The texts of a page's `time` elements for a moment. */
async function timeTexts(path: string, moment: string): Promise<string[]> {
  const html = await (await fetchPage(path)).text();
  return [...html.matchAll(/<time [^>]*dateTime="([^"]*)"[^>]*>(.*?)<\/time>/gi)]
    .filter(([, dateTime]) => dateTime === moment)
    .map(([, , text = '']) => text.replace(/<[^>]*>/g, ''));
}

describe.each([
  [null, '10 November 2026', '+04:00'],
  ['Asia/Dubai', '10 November 2026', '+04:00'],
  ['Europe/Istanbul', '10 November 2026', '+03:00'],
  ['Europe/London', '9 November 2026', '+00:00'],
  ['America/New_York', '9 November 2026', '-05:00'],
])('a post of that moment in the time zone %s', (timeZone, day, offset) => {
  it.each([
    ['the card in a list', '/events', 'Event'],
    ['the result of a search', '/search?q=bread', 'Article'],
    ['the card on the home page', '/', 'Event'],
  ])('has the same day on %s', async (_name, path, type) => {
    serve(timeZone, type);
    const days = await timeTexts(path, evening);
    expect(days.length).toBeGreaterThan(0);
    expect(new Set(days)).toEqual(new Set([day]));
  });

  it('has that day on its own page and on the card of its related post', async () => {
    serve(timeZone);
    const days = await timeTexts('/events/an-evening', evening);
    expect(days).toEqual([day, day]);
  });

  it('has the same day in its metadata', async () => {
    serve(timeZone);
    const html = await (await fetchPage('/events/an-evening')).text();
    const [, published = ''] =
      /property="article:published_time" content="([^"]*)"/.exec(html) ?? [];
    expect(new Date(published).toISOString()).toBe(evening);
    expect(published).toMatch(new RegExp(`T\\d\\d:30:00\\${offset}$`));
    expect(Number(published.slice(8, 10))).toBe(Number.parseInt(day, 10));
  });

  it('starts on the same day on card and page, and in a search', async () => {
    serve(timeZone);
    const number = String(Number.parseInt(day, 10));
    const [leaf] = await timeTexts('/events', '2036-11-09T21:30:00.000Z');
    const [start] = await timeTexts('/events/an-evening', '2036-11-09T21:30:00.000Z');
    const [result] = await timeTexts('/search?q=bread', '2036-11-09T21:30:00.000Z');
    expect(leaf).toBe(`Nov ${number}`);
    expect(result).toBe(`${number} November 2036`);
    expect(start).toContain(`${number} November 2036`);
  });
});

it.each([
  ['/ar/events', '(21 رمضان)'],
  ['/fa/events', '(۲۰ آبان)'],
  ['/ckb/events', undefined],
  ['/events', undefined],
])('%s shows the day in the second calendar on cards: %s', async (path, day) => {
  serve('Asia/Dubai');
  const html = await (await fetchPage(path)).text();
  expect(html).toContain('<article');
  expect(html.match(/<span data-second-calendar[^>]*>(.*?)<\/span>/)?.[1]).toBe(day);
});
