import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import type * as Reference from './reference.server.ts';

const lists = ['nationalities', 'cities', 'areas', 'post-categories'] as const;

/** A separate reader for each test, because it caches what it has read. */
async function freshReader(): Promise<typeof Reference> {
  vi.resetModules();
  return import('./reference.server.ts');
}

const list = (...data: unknown[]) => HttpResponse.json({ data });

/** Mocks all four lists; those that a test does not give respond 404. */
function mockLists(responses: Partial<Record<(typeof lists)[number], () => Response>>): string[] {
  const requests: string[] = [];
  contentService.use(
    ...lists.map((name) =>
      http.get(`${api}/${name}`, ({ request }) => {
        requests.push(new URL(request.url).pathname);
        return (
          responses[name]?.() ?? HttpResponse.json({ error: { status: 404 } }, { status: 404 })
        );
      }),
    ),
  );
  return requests;
}

/** lru-cache reads `performance` at most once a millisecond. @returns advances the time of its entries */
function fakeCacheClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const realNow = performance.now.bind(performance);
  let offset = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + offset);
  return (ms) => {
    offset += ms;
    vi.advanceTimersByTime(ms);
  };
}

const dubai = { id: 1, name: 'Dubai', slug: 'dubai' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('readChoices', () => {
  it('reads the lists of Strapi 5', async () => {
    mockLists({
      nationalities: () =>
        list({ id: 5, name: 'Pakistani', language: 'اردو', language_query: 'ur', is_rtl: true }),
      cities: () => list(dubai),
      areas: () => list({ id: 1, name: 'Deira', slug: 'deira', city: dubai }),
      'post-categories': () =>
        list(
          { id: 2, name: 'Housing', slug: 'housing', post_types: [{ name: 'Article' }] },
          { id: 3, name: 'Other', slug: 'other' },
        ),
    });
    const { readChoices } = await freshReader();
    expect(await readChoices()).toEqual({
      communities: [
        {
          code: 'ur',
          nativeName: 'اردو',
          direction: 'rtl',
          people: { name: 'Pakistani' },
          otherNames: ['Pakistani'],
        },
      ],
      cities: [{ name: 'Dubai', slug: 'dubai', otherNames: [], coordinates: null }],
      areas: [{ name: 'Deira', slug: 'deira', city: { name: 'Dubai', slug: 'dubai' } }],
      categories: [
        { name: 'Housing', slug: 'housing', kinds: ['article'] },
        { name: 'Other', slug: 'other', kinds: null },
      ],
    });
  });

  it('reads the lists of Strapi 4', async () => {
    mockLists({
      areas: () =>
        list({
          id: 1,
          attributes: {
            name: 'Deira',
            slug: 'deira',
            city: { data: { id: 1, attributes: { name: 'Dubai', slug: 'dubai' } } },
          },
        }),
    });
    const { readChoices } = await freshReader();
    expect((await readChoices()).areas).toEqual([
      { name: 'Deira', slug: 'deira', city: { name: 'Dubai', slug: 'dubai' } },
    ]);
  });

  it.each([400, 403, 404])('treats status %d as a missing list', async (status) => {
    mockLists({ cities: () => HttpResponse.json({ error: { status } }, { status }) });
    const { readChoices } = await freshReader();
    expect(await readChoices()).toEqual({
      communities: [],
      cities: [],
      areas: [],
      categories: [],
    });
  });

  it('lists each language once and derives a missing direction from its code', async () => {
    mockLists({
      nationalities: () =>
        list(
          { id: 1, language: 'العربية', language_query: 'ar' },
          { id: 2, language: 'العربية', language_query: 'ar' },
          { id: 3, language: 'English', language_query: null },
        ),
    });
    const { readChoices } = await freshReader();
    expect((await readChoices()).communities).toMatchObject([
      { code: 'ar', nativeName: 'العربية', direction: 'rtl' },
    ]);
  });

  it('reads all pages of a long list', async () => {
    let calls = 0;
    mockLists({
      cities: () => {
        calls += 1;
        const data = Array.from({ length: calls === 1 ? 100 : 20 }, (_, index) => ({
          name: `City ${calls}/${index}`,
          slug: `${calls}-${index}`,
        }));
        return HttpResponse.json({ data, meta: { pagination: { total: 120 } } });
      },
    });
    const { readChoices } = await freshReader();
    expect((await readChoices()).cities).toHaveLength(120);
  });

  it('reads once for all visitors, and again after some minutes', async () => {
    const advance = fakeCacheClock();
    const requests = mockLists({ cities: () => list(dubai) });
    const { readChoices } = await freshReader();
    await Promise.all([readChoices(), readChoices()]);
    await readChoices();
    expect(requests).toHaveLength(4);
    advance(6 * 60_000);
    await readChoices();
    expect(requests).toHaveLength(8);
  });

  it('returns the lists to those who wait when a change notice empties the cache', async () => {
    const response = Promise.withResolvers<void>();
    const requests: string[] = [];
    contentService.use(
      http.get(`${api}/:list`, async ({ request }) => {
        requests.push(request.url);
        await response.promise;
        return list(dubai);
      }),
    );
    const { readChoices } = await freshReader();
    const { contentEvents } = await import('./events.server.ts');
    const choices = readChoices();
    await vi.waitFor(() => expect(requests).toHaveLength(4));
    contentEvents.emit('changed', [{ type: 'city', id: 1 }]);
    response.resolve();
    expect((await choices).cities).toHaveLength(1);
    await readChoices();
    expect(requests).toHaveLength(8);
  });

  it('returns the last known lists while the service does not respond', async () => {
    const advance = fakeCacheClock();
    let isDown = false;
    mockLists({ cities: () => (isDown ? new HttpResponse(null, { status: 500 }) : list(dubai)) });
    const { readChoices } = await freshReader();
    await readChoices();
    isDown = true;
    advance(6 * 60_000);
    expect((await readChoices()).cities).toHaveLength(1);
    expect((await readChoices()).cities).toHaveLength(1);
  });

  it('returns the last known lists when they are late', async () => {
    const advance = fakeCacheClock();
    let isLate = false;
    contentService.use(
      http.get(`${api}/:list`, () => (isLate ? new Promise<Response>(() => {}) : list(dubai))),
    );
    const { readChoices } = await freshReader();
    await readChoices();
    isLate = true;
    advance(6 * 60_000);
    const choices = readChoices();
    advance(1750);
    expect((await choices).cities).toHaveLength(1);
  });

  it('reads again soon after a failure, and not at once', async () => {
    const advance = fakeCacheClock();
    let isDown = true;
    mockLists({ cities: () => (isDown ? new HttpResponse(null, { status: 500 }) : list(dubai)) });
    const { readChoices } = await freshReader();
    await readChoices();
    isDown = false;
    expect((await readChoices()).cities).toHaveLength(0);
    advance(11_000);
    expect((await readChoices()).cities).toHaveLength(1);
  });

  it('reads the other lists if one fails', async () => {
    mockLists({
      cities: () => list(dubai),
      areas: () => new HttpResponse(null, { status: 503 }),
    });
    const { readChoices } = await freshReader();
    expect(await readChoices()).toMatchObject({ cities: [{ slug: 'dubai' }], areas: [] });
  });

  it('leaves out what the service rejects', async () => {
    contentService.use(
      http.get(`${api}/:list`, ({ request, params }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.has('populate[city]')) {
          const error = { status: 400, message: 'Invalid key city', details: { key: 'city' } };
          return HttpResponse.json({ error }, { status: 400 });
        }
        return params.list === 'areas' ? list({ id: 1, name: 'Deira', slug: 'deira' }) : list();
      }),
    );
    const { readChoices } = await freshReader();
    expect((await readChoices()).areas).toEqual([{ name: 'Deira', slug: 'deira', city: null }]);
  });

  it('does not wait for late lists, and marks the page incomplete', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = Promise.withResolvers<void>();
    contentService.use(http.get(`${api}/:list`, () => response.promise.then(() => list(dubai))));
    const { readChoices } = await freshReader();
    const { recordRendering } = await import('../request-context.server.ts');
    const { result, record } = recordRendering(readChoices);
    await vi.advanceTimersByTimeAsync(1750);
    expect(await result).toMatchObject({ cities: [] });
    expect(record.isComplete).toBe(false);
    response.resolve();
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await readChoices()).cities).toHaveLength(1));
  });
});
