import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import { type RejectionFormat, thirdPartyService } from '../../mocks/third-party-service.ts';
import { kindNames, kinds } from '../kinds.ts';
import type * as Posts from './posts.server.ts';

const warn = vi.hoisted(() => vi.fn());
vi.mock('../log.server.ts', () => ({ log: { warn, info: vi.fn() }, logFailure: vi.fn() }));

/** Ten posts of each kind; the last of each is hidden, every second one is in another city. */
const posts = kindNames.flatMap((kind, kindIndex) =>
  Array.from({ length: 10 }, (_, index) =>
    apiPost({
      id: kindIndex * 10 + index + 1,
      slug: `${kind}-${'abcdefghij'[index]}`,
      post_type: { id: kindIndex, name: kinds[kind].typeName },
      is_active: index !== 9,
      price: index,
      is_diyar_partner: index === 3,
      city: { id: 1, name: 'Doha', slug: index % 2 ? 'doha' : 'dubai', time_zone: 'Asia/Qatar' },
      information: { id: 1, phone: '+971 50 000 0000' },
      map: { latitude: 25, longitude: 55 },
    }),
  ),
);

/** A website that has just started, in front of a content service. */
async function clientFor(options: Partial<Parameters<typeof thirdPartyService>[0]>) {
  vi.resetModules();
  warn.mockClear();
  const service = thirdPartyService({ posts, rejected: [], ...options });
  contentService.use(...service.handlers);
  const postsModule: typeof Posts = await import('./posts.server.ts');
  const { parameterSupport: support } = await import('./parameter-support.server.ts');
  return { ...postsModule, ...service, retried: support.retriesSettled };
}

const rejectionFormats: RejectionFormat[] = [
  'Strapi 5',
  'Strapi 4',
  'key alone',
  'nothing',
  'status 500',
  'ours',
];

describe.each(rejectionFormats)(
  'a service that rejects unknown parameters with: %s',
  (rejectionFormat) => {
    it.each([
      'fields:currency',
      'fields:title',
      'fields:is_diyar_partner',
      'fields:is_active',
      'sort:sticky_order',
      'populate:creator',
      'populate:city',
      'populate:city.time_zone',
      'populate:picture.colour',
      'populate:picture.focalPoint',
      'populate:post_type',
      'preferLanguage',
    ])('reads lists without %s', async (rejected) => {
      const { listPosts, requests } = await clientFor({ rejected: [rejected], rejectionFormat });
      const { posts: found, total } = await listPosts({ kind: 'event', language: 'ckb' });
      expect(found.map(({ id, kind }) => [id, kind])).toEqual(
        Array.from({ length: 8 }, (_, index) => [20 + index + 1, 'event']),
      );
      expect(total).toBe(9);
      const requestsBefore = requests.length;
      await listPosts({ kind: 'event', language: 'ckb' });
      expect(requests).toHaveLength(requestsBefore + 1);
    });

    it.each([
      'populate:information',
      'populate:map',
      'populate:related',
      'populate:city.country',
      'populate:translations',
    ])('reads posts without %s', async (rejected) => {
      const { readPost } = await clientFor({ rejected: [rejected], rejectionFormat });
      expect((await readPost('event-d')).id).toBe(24);
      expect((await readPost('24')).slug).toBe('event-d');
    });

    it('reads posts if the service rejects several parameters', async () => {
      const rejects = ['fields:currency', 'fields:updatedAt', 'sort:stick_top', 'populate:area'];
      const { listPosts } = await clientFor({ rejected: rejects, rejectionFormat });
      expect((await listPosts({ kind: 'forum' })).posts).toHaveLength(8);
    });

    it('applies filters that the service rejects', async () => {
      const rejects = ['filters:is_diyar_partner', 'filters:city', 'filters:price'];
      const { listPosts } = await clientFor({ rejected: rejects, rejectionFormat });
      const ids = async (requests: Parameters<typeof listPosts>[0]) =>
        (await listPosts({ kind: 'business', ...requests })).posts.map(({ id }) => id);
      expect(await ids({ partner: true })).toEqual([14]);
      expect(await ids({ city: 'doha' })).toEqual([12, 14, 16, 18]);
      expect(await ids({ city: 'doha', start: 1, limit: 2 })).toEqual([14, 16]);
      expect(await ids({ min: 3, max: 4 })).toEqual([14, 15]);
    });

    it('returns no hidden post if the service does not filter them out', async () => {
      const { listPosts, readPost } = await clientFor({
        rejected: ['filters:is_active'],
        rejectionFormat,
      });
      const { posts: found, total } = await listPosts({ kind: 'article', limit: 20 });
      expect(found).toHaveLength(9);
      expect(total).toBe(9);
      await expect(readPost('article-j')).rejects.toThrow('Post not found');
      expect((await readPost('article-i')).id).toBe(9);
    });

    it('returns only posts of the kind if the service does not filter by it', async () => {
      const { listPosts } = await clientFor({ rejected: ['filters:post_type'], rejectionFormat });
      const { posts: found, total } = await listPosts({ kind: 'event', start: 4, limit: 3 });
      expect(found.map(({ id, kind }) => [id, kind])).toEqual([
        [25, 'event'],
        [26, 'event'],
        [27, 'event'],
      ]);
      expect(total).toBe(9);
    });

    it('looks up posts without slugs by their id', async () => {
      const { readPost } = await clientFor({
        rejected: ['filters:slug', 'fields:slug'],
        rejectionFormat,
      });
      expect((await readPost('bread-at-six-12')).id).toBe(12);
      await expect(readPost('bread-at-six')).rejects.toThrow('Post not found');
    });
  },
);

describe('missing information is not guessed', () => {
  it('fails for lists if neither a filter nor the response tells hidden posts apart', async () => {
    const rejects = ['filters:is_active', 'fields:is_active'];
    const { listPosts, readPost } = await clientFor({ rejected: rejects });
    await expect(listPosts({ kind: 'article' })).rejects.toThrow('by is_active');
    expect((await readPost('article-b')).id).toBe(2);
  });

  it('fails for lists of a kind if neither a filter nor the response tells types apart', async () => {
    const rejects = ['filters:post_type', 'populate:post_type'];
    const { listPosts, readPost } = await clientFor({ rejected: rejects });
    await expect(listPosts({ kind: 'event' })).rejects.toThrow('by post_type');
    await expect(readPost('event-b')).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });

  it('treats an ignored filter as rejected', async () => {
    const ignores = ['filters:is_active', 'filters:post_type.name'];
    const { listPosts } = await clientFor({ ignored: ignores });
    const { posts: found, total } = await listPosts({ kind: 'forum', limit: 20 });
    expect(found.map(({ kind }) => kind)).toEqual(Array(9).fill('forum'));
    expect(total).toBe(9);
  });

  it('returns 404 if the service returns another post', async () => {
    const { readPost } = await clientFor({ ignored: ['filters:slug'] });
    await expect(readPost('no-such-post')).rejects.toThrow('Post not found');
  });

  it('returns 404 if the service returns a hidden post', async () => {
    const { readPost } = await clientFor({});
    await expect(readPost('10')).rejects.toThrow('Post not found');
  });
});

describe('posts without their type', () => {
  const untyped = posts.map(({ post_type: _, ...post }) => post);

  it('have the requested kind', async () => {
    const { listPosts } = await clientFor({
      posts: untyped,
      ignored: ['filters:post_type.name'],
    });
    const { posts: found } = await listPosts({ kind: 'activity' });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['activity']));
  });

  it('have the kind whose filter returns them', async () => {
    const { readPost } = await clientFor({ rejected: ['populate:post_type'] });
    expect((await readPost('31')).kind).toBe('activity');
    expect((await readPost('forum-c')).kind).toBe('forum');
  });
});

describe('the first rejection', () => {
  it.each(rejectionFormats)(
    'does not fail any of several concurrent lists (%s)',
    async (rejectionFormat) => {
      const rejects = ['fields:currency', 'populate:picture.colour', 'populate:area'];
      const { listPosts } = await clientFor({ rejected: rejects, rejectionFormat });
      const lists = await Promise.all(kindNames.map((kind) => listPosts({ kind })));
      expect(lists.map(({ posts: found }) => found.length)).toEqual(kindNames.map(() => 8));
    },
  );

  it('is investigated once for all reads that fail meanwhile', async () => {
    const rejects = ['fields:currency'];
    const sequential = await clientFor({ rejected: rejects, rejectionFormat: 'nothing' });
    await sequential.listPosts({ kind: 'event' });
    const concurrent = await clientFor({ rejected: rejects, rejectionFormat: 'nothing' });
    await Promise.all(kindNames.map((kind) => concurrent.listPosts({ kind })));
    // Each of the others fails once and is then read without the parameter.
    const others = 2 * (kindNames.length - 1);
    expect(concurrent.requests.length).toBeLessThanOrEqual(sequential.requests.length + others);
  });

  it('is logged in one line that names the missing parameters', async () => {
    await clientFor({ rejected: ['fields:currency', 'populate:map', 'filters:city'] });
    const { discoverParameterSupport: discoverSupport } = await import(
      './discover-support.server.ts'
    );
    await discoverSupport();
    expect(warn.mock.calls.map(([{ parameters }]) => parameters)).toEqual([
      ['posts fields:currency', 'posts filters:city', 'posts populate:map'],
    ]);
    expect(warn.mock.calls[0]?.[1]).toContain('rejects these parameters');
    await discoverSupport();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not logged if the service supports everything', async () => {
    const { requests } = await clientFor({});
    const { discoverParameterSupport: discoverSupport } = await import(
      './discover-support.server.ts'
    );
    await discoverSupport();
    expect(warn).not.toHaveBeenCalled();
    expect(requests).toHaveLength(4);
  });
});

it('a parameter is used again some time after an upgrade of the service', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const {
      listPosts,
      state,
      requests,
      retried: retriesSettled,
    } = await clientFor({ rejected: ['fields:currency'] });
    const requestsCurrency = () => requests.at(-1)?.search.includes('currency');
    await listPosts({});
    expect(requestsCurrency()).toBe(false);
    state.rejected = [];
    await listPosts({});
    expect(requestsCurrency()).toBe(false);
    vi.advanceTimersByTime(16 * 60_000);
    await listPosts({});
    await retriesSettled();
    await listPosts({});
    expect(requestsCurrency()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('a failure that does not concern parameters', () => {
  const failing = (isFailing: (url: URL) => boolean, status: number) => {
    let calls = 0;
    contentService.use(
      http.get(/\/api\/posts/, ({ request }) => {
        if (!isFailing(new URL(request.url))) return;
        calls += 1;
        return HttpResponse.json({ error: { status, message: 'No' } }, { status });
      }),
    );
    return () => calls;
  };

  it('is an outage: nothing is left out afterwards', async () => {
    const { listPosts, readPost, requests } = await clientFor({});
    let isDown = true;
    const calls = failing(() => isDown, 500);
    await expect(listPosts({})).rejects.toThrow('No');
    // The read, and one without the candidates, each attempted twice.
    expect(calls()).toBe(4);
    await expect(readPost('event-d')).rejects.toThrow('No');
    isDown = false;
    expect((await readPost('event-d')).id).toBe(24);
    await listPosts({});
    expect(requests.at(-1)?.search).toContain('currency');
  });

  it('is not investigated while all parameters were accepted recently', async () => {
    const { listPosts } = await clientFor({});
    await listPosts({});
    const calls = failing(() => true, 500);
    await expect(listPosts({})).rejects.toThrow('No');
    expect(calls()).toBe(2);
  });

  it.each([400, 500])('concerns a value: its filter is used again (%d)', async (status) => {
    const { listPosts, readPost, requests } = await clientFor({});
    failing(({ search }) => search.includes('123456') || search.includes('odd'), status);
    await expect(listPosts({ min: 123_456 })).rejects.toThrow('No');
    await expect(readPost('odd')).rejects.toThrow('No');
    await listPosts({ min: 1 });
    expect(requests.at(-1)?.searchParams.get('filters[price][$gte]')).toBe('1');
    expect((await readPost('event-d')).id).toBe(24);
  });

  it('is retried after 500', async () => {
    const { listPosts } = await clientFor({});
    let isFirst = true;
    failing(() => {
      const fails = isFirst;
      isFirst = false;
      return fails;
    }, 500);
    expect((await listPosts({})).posts).toHaveLength(8);
  });
});
