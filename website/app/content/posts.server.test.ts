import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import type * as Posts from './posts.server.ts';

/** A separate client for each test, because it remembers what the service supports. */
async function freshClient(): Promise<typeof Posts> {
  vi.resetModules();
  return import('./posts.server.ts');
}

function mockResponse(path: string, respond: (url: URL) => Response): URL[] {
  const requests: URL[] = [];
  contentService.use(
    http.get(`${api}/${path}`, ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      return respond(url);
    }),
  );
  return requests;
}

const list = (...data: unknown[]) =>
  HttpResponse.json({ data, meta: { pagination: { start: 0, limit: 8, total: data.length } } });

describe('listPosts', () => {
  it("makes the contract's call", async () => {
    const requests = mockResponse('posts', () => list());
    const { listPosts } = await freshClient();
    await listPosts({ kind: 'event' });
    const parameters = requests[0]?.searchParams;
    expect(parameters?.get('filters[is_active]')).toBe('true');
    expect(parameters?.get('filters[post_type][name]')).toBe('Event');
    expect([0, 1, 2].map((index) => parameters?.get(`sort[${index}]`))).toEqual([
      'stick_top:desc',
      'sticky_order:desc',
      'createdAt:desc',
    ]);
    expect(parameters?.get('pagination[start]')).toBe('0');
    expect(parameters?.get('pagination[limit]')).toBe('8');
  });

  it('drops an unusable post and keeps the others', async () => {
    mockResponse('posts', () => list(apiPost(), { id: 'x' }, null, apiPost({ post_type: null })));
    const { listPosts } = await freshClient();
    const { posts, total } = await listPosts({});
    expect(posts.map(({ id }) => id)).toEqual([12]);
    expect(total).toBe(4);
  });

  it('applies a filter that the service rejects to all posts, each read once', async () => {
    const all = Array.from({ length: 250 }, (_, index) =>
      apiPost({
        id: index + 1,
        city: { id: 1, name: 'Doha', slug: index < 248 ? 'doha' : 'dubai' },
      }),
    );
    mockResponse('posts', ({ searchParams }) => {
      if (searchParams.has('filters[city][slug]')) {
        return HttpResponse.json({ error: { status: 400 } }, { status: 400 });
      }
      const start = Number(searchParams.get('pagination[start]'));
      const data = all.slice(start, start + Number(searchParams.get('pagination[limit]')));
      return HttpResponse.json({ data, meta: { pagination: { total: all.length } } });
    });
    const { listPosts } = await freshClient();
    const { posts, total } = await listPosts({ city: 'dubai' });
    expect([posts.map(({ id }) => id), total]).toEqual([[249, 250], 2]);
  });

  it('returns no more posts than requested, and a total that includes all it got', async () => {
    const many = Array.from({ length: 20 }, (_, index) => apiPost({ id: index + 1 }));
    mockResponse('posts', () =>
      HttpResponse.json({ data: many, meta: { pagination: { total: 3 } } }),
    );
    const { listPosts } = await freshClient();
    const { posts, total } = await listPosts({ start: 8 });
    expect(posts).toHaveLength(8);
    expect(total).toBe(28);
  });

  it.each([-1, 1.5, 1e300, '12', null, 2 ** 60])('drops a post with the id %j', async (id) => {
    mockResponse('posts', () => list(apiPost({ id }), apiPost()));
    const { listPosts } = await freshClient();
    expect((await listPosts({})).posts.map((post) => post.id)).toEqual([12]);
  });

  it('falls back to the plain contract if the service rejects our additions', async () => {
    const requests = mockResponse('posts', (url) =>
      [...url.searchParams.values()].includes('currency')
        ? HttpResponse.json(
            { error: { status: 400, message: 'Invalid key currency' } },
            { status: 400 },
          )
        : list(apiPost()),
    );
    const { listPosts } = await freshClient();
    expect((await listPosts({})).posts).toHaveLength(1);
    await listPosts({});
    expect(requests).toHaveLength(3);
  });

  it('uses the text search of a plain Strapi service', async () => {
    const requests = mockResponse('posts', (url) =>
      [...url.searchParams.values()].includes('currency')
        ? HttpResponse.json({ error: { status: 400 } }, { status: 400 })
        : list(apiPost()),
    );
    const { listPosts } = await freshClient();
    expect((await listPosts({ kind: 'business', q: 'bread' })).posts).toHaveLength(1);
    expect(requests[1]?.searchParams.get('_q')).toBe('bread');
  });

  it('returns what cards show of the information with a list of their kind', async () => {
    const requests = mockResponse('posts', () =>
      list(apiPost({ information: { id: 1, opening_hours: '24/7' } })),
    );
    const { listPosts } = await freshClient();
    const { posts } = await listPosts({ kind: 'business' });
    expect(posts[0]?.information?.openingHours).toBe('24/7');
    await listPosts({ kind: 'article' });
    const fields = requests
      .slice(0, 2)
      .map(({ searchParams }) =>
        ['0', '1'].map((at) => searchParams.get(`populate[information][fields][${at}]`)),
      );
    expect(fields).toEqual([
      ['opening_hours', 'languages'],
      [null, null],
    ]);
  });

  it.each([
    ['an error', () => HttpResponse.json({ error: { message: 'Down' } }, { status: 503 })],
    ['HTML', () => HttpResponse.html('<h1>Bad gateway</h1>')],
    ['nothing usable', () => HttpResponse.json({ data: null })],
    ['a dead network', () => HttpResponse.error()],
  ])('throws ContentUnavailable for %s', async (_name, respond) => {
    mockResponse('posts', respond);
    const { listPosts } = await freshClient();
    await expect(listPosts({})).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });

  it('retries after a temporary failure', async () => {
    let calls = 0;
    mockResponse('posts', () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status: 502 }) : list(apiPost());
    });
    const { listPosts } = await freshClient();
    expect((await listPosts({})).posts).toHaveLength(1);
  });
});

describe('readPost', () => {
  it('looks up a numeric identifier by id', async () => {
    const requests = mockResponse('posts/12', () => HttpResponse.json({ data: apiPost() }));
    const { readPost } = await freshClient();
    expect((await readPost('12')).slug).toBe('bread-at-six');
    expect(requests).toHaveLength(1);
  });

  it.each([
    [{ latitude: null, longitude: null }, null],
    [{ latitude: '', longitude: '' }, null],
    [{ latitude: 91, longitude: 0 }, null],
    [
      { latitude: '25.2', longitude: 0 },
      { latitude: 25.2, longitude: 0 },
    ],
  ])('maps the coordinates %j to %j', async (map, coordinates) => {
    mockResponse('posts/12', () => HttpResponse.json({ data: apiPost({ map }) }));
    const { readPost } = await freshClient();
    expect((await readPost('12')).coordinates).toEqual(coordinates);
  });

  it('looks up other identifiers by slug and takes the first post', async () => {
    const requests = mockResponse('posts', () => list(apiPost(), apiPost({ id: 13 })));
    const { readPost } = await freshClient();
    expect((await readPost('bread-at-six')).id).toBe(12);
    expect(requests[0]?.searchParams.get('filters[slug][$eq]')).toBe('bread-at-six');
  });

  it('finds a slug in lower case if there is none with the requested letters', async () => {
    const requests = mockResponse('posts', (url) => {
      const slug = url.searchParams.get('filters[slug][$eq]');
      if (slug === 'Visa-Guide') return list(apiPost({ id: 13, slug }));
      return slug === 'bread-at-six' ? list(apiPost()) : list();
    });
    const { readPost } = await freshClient();
    expect((await readPost('Bread-At-SIX')).slug).toBe('bread-at-six');
    expect(requests).toHaveLength(2);
    expect((await readPost('Visa-Guide')).id).toBe(13);
    expect(requests).toHaveLength(3);
    await expect(readPost('nowhere')).rejects.toThrow('Post not found');
    expect(requests).toHaveLength(4);
  });

  it('finds a post without slug by the id after its title', async () => {
    mockResponse('posts', () => list());
    mockResponse('posts/12', () => HttpResponse.json({ data: apiPost({ slug: null }) }));
    const { readPost } = await freshClient();
    expect((await readPost('bread-at-six-12')).id).toBe(12);
  });

  it.each([
    ['lacks former slugs', () => new HttpResponse(null, { status: 405 })],
    ['answers them in another way', () => HttpResponse.json([12])],
  ])('finds no post by its former slug in a service that %s', async (_, respond) => {
    mockResponse('posts', () => list());
    mockResponse('former-slugs/:slug', respond);
    const { readPost } = await freshClient();
    await expect(readPost('bread-at-five')).rejects.toThrow('Post not found');
  });

  it('does not take a failure for a post that does not exist', async () => {
    mockResponse('posts', () => list());
    mockResponse('former-slugs/:slug', () => new HttpResponse(null, { status: 503 }));
    const { readPost } = await freshClient();
    await expect(readPost('bread-at-five')).rejects.toMatchObject({ status: 503 });
  });

  it('finds a numeric id in a service that only knows document ids', async () => {
    mockResponse('posts/12', () => HttpResponse.json({ error: { status: 404 } }, { status: 404 }));
    mockResponse('posts', (url) =>
      url.searchParams.get('filters[id][$eq]') === '12' ? list(apiPost()) : list(),
    );
    const { readPost } = await freshClient();
    expect((await readPost('12')).id).toBe(12);
  });

  it.each(['nowhere', '99'])("throws 'Post not found' for %s", async (identifier) => {
    mockResponse('posts', () => list());
    mockResponse('posts/99', () => HttpResponse.json({ error: { status: 404 } }, { status: 404 }));
    const { readPost } = await freshClient();
    await expect(readPost(identifier)).rejects.toThrow('Post not found');
  });

  it.each(['2147483648', 'flat-475078889374', 'a'.repeat(300), 'İ'.repeat(200)])(
    'throws PostNotFound for %s without a call that the service would reject',
    async (identifier) => {
      const badRequest = () => HttpResponse.json({ error: { status: 400 } }, { status: 400 });
      const slug = (url: URL) => url.searchParams.get('filters[slug][$eq]');
      mockResponse('posts', (url) =>
        (slug(url) ?? 'x'.repeat(256)).length > 255 ? badRequest() : list(),
      );
      mockResponse('posts/:id', badRequest);
      const { readPost } = await freshClient();
      await expect(readPost(identifier)).rejects.toThrow('Post not found');
    },
  );
});
