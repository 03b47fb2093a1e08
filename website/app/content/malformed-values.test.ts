import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import { searchAnswer } from '../../mocks/search-answer.ts';
import { createTestSite, origin } from '../../mocks/test-site.ts';
import { contentEvents } from './events.server.ts';

/*
 * Posts with a value of an unexpected type in one place: it may be missing from its page or drop the
 * post from a list, but no page may fail.
 */

const picture = {
  ...{ url: '/p.jpg', width: 8, height: 5, alternativeText: 'a', colour: '#aabbcc' },
  focalPoint: { x: 20, y: 80 },
};
const formats = { small: { url: '/s.jpg', width: 4, height: 3 } };
const place = { id: 1, name: 'Deira', slug: 'deira' };

/** A post with every field set. */
const completePost = apiPost({
  updatedAt: '2026-11-05T08:00:00.000Z',
  start: '2026-11-20T15:00:00.000Z',
  end: '2026-11-21T17:00:00.000Z',
  price: 12.5,
  currency: 'AED',
  is_active: true,
  post_type: { id: 3, name: 'Event' },
  nationality: {
    id: 2,
    name: 'A',
    language: 'B',
    language_query: 'ar',
    is_rtl: true,
    flag: picture,
  },
  creator: { id: 1, name: 'Anna', picture },
  picture: { ...picture, formats },
  gallery: [picture, { ...picture, formats }],
  information: {
    ...{ phone: '+971 50 000 0000', whatsapp: '+971 50 000 0000', email: 'a@b.example' },
    ...{ website: 'https://c.example', address: 'Street 1', landmark: 'Square' },
    ...{ opening_hours: 'Mo-Fr 09:00-18:00', languages: 'el,ar', organiser: 'Club' },
    condition: 'good',
    delivers: true,
  },
  post_category: place,
  area: place,
  city: { ...place, time_zone: 'Asia/Dubai', country: { name: 'UAE' } },
  map: { latitude: 25.2, longitude: 55.3 },
  related: apiPost({ id: 77, picture }),
  passage: { heading: 'Bread', text: 'Bread at six.' },
  marks: ['Bread', 'bread'],
  text_language: 'ar',
});

const malformedValues: [name: string, value: unknown][] = [
  ['null', null],
  ['an empty text', ''],
  ['a yes', true],
  ['a number beyond all', -1e308],
  ['a list', [null, 5, {}]],
  ['half a character', '\u0000\u202e\ud800 ]]> </script>'],
  ['a broken address', 'http://[::'],
  ['a date at the end of the calendar', '+275760-09-13T00:00:00.000Z'],
];

/** Every path within a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
}

function withValueAt(value: unknown, [first, ...rest]: string[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, first, withValueAt(Reflect.get(copy, first), rest, replacement));
  return copy;
}

/**
 * Posts that together have the malformed value at every path, each at one path of each field. The
 * id stays, because it is how a post is requested.
 */
function malformedPosts(value: unknown): unknown[] {
  const byField = Object.entries(completePost)
    .filter(([field]) => field !== 'id')
    .map(([field, inner]) => [[field], ...pathsIn(inner).map((path) => [field, ...path])]);
  const maxPaths = Math.max(...byField.map((paths) => paths.length));
  return Array.from({ length: maxPaths }, (_, index) =>
    byField
      .flatMap((places) => [places[index]].filter((path) => path !== undefined))
      .reduce<unknown>((post, path) => withValueAt(post, path, value), completePost),
  );
}

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

function mockPosts(posts: unknown[]): void {
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      const type = new URL(request.url).searchParams.get('filters[post_type][name]');
      const data = type === null || type === 'Event' ? posts : [];
      return HttpResponse.json({ data, meta: { pagination: { total: data.length } } });
    }),
    http.get(`${api}/posts/:id`, () => HttpResponse.json({ data: posts[0] })),
    http.get(`${api}/search`, ({ request }) =>
      new URL(request.url).searchParams.get('q') === 'bread'
        ? searchAnswer(posts, { confidence: 1 })
        : new HttpResponse(null, { status: 404 }),
    ),
    ...['nationalities', 'cities', 'areas', 'post-categories'].map((list) =>
      http.get(`${api}/${list}`, () =>
        HttpResponse.json({ error: { status: 404 } }, { status: 404 }),
      ),
    ),
  );
}

// What the content service lacked is asked for again.
beforeEach(() => void contentEvents.emit('up'));

describe.each(malformedValues)('posts with malformed parts: %s', (_name, value) => {
  const posts = malformedPosts(value);

  it.each(['/events', '/search?q=bread', '/search?q=lists', '/events.xml', '/events.ics', '/'])(
    'are no reason for %s to fail',
    async (page) => {
      for (let start = 0; start < posts.length; start += 8) {
        mockPosts(
          posts.slice(start, start + 8).map((post, n) => ({ ...(post as object), id: n + 1 })),
        );
        const response = await fetchPage(page);
        expect(response.status, JSON.stringify(posts.slice(start, start + 8))).toBe(200);
        expect(await response.text()).not.toContain('role="alert"');
      }
    },
  );

  it('do not make a page fail', async () => {
    for (const post of posts) {
      mockPosts([post]);
      const response = await fetchPage('/events/12');
      const { status } = await (response.status === 301
        ? fetchPage(new URL(response.headers.get('location') ?? '', origin).pathname)
        : response);
      expect([200, 404], JSON.stringify(post)).toContain(status);
    }
  }, 60_000);
});
