import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import { thirdPartyService } from '../../mocks/third-party-service.ts';
import { readPublicPosts } from './public-posts.server.ts';

function mockPosts(total: number, pageSize: number): URL[] {
  const requests: URL[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      const start = Number(url.searchParams.get('pagination[start]'));
      const length = Math.max(0, Math.min(pageSize, total - start));
      const data = Array.from({ length }, (_, index) => apiPost({ id: start + index + 1 }));
      return HttpResponse.json({ data, meta: { pagination: { total } } });
    }),
  );
  return requests;
}

test('reads all posts, a hundred at a time', async () => {
  const requests = mockPosts(250, 100);
  const posts = await readPublicPosts();
  expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
  expect(requests.map(({ searchParams }) => searchParams.get('pagination[start]'))).toEqual([
    '0',
    '100',
    '200',
  ]);
  expect(requests[0]?.searchParams.get('sort[0]')).toBe('id:asc');
});

test('continues if a service returns fewer posts per call', async () => {
  mockPosts(60, 25);
  expect(await readPublicPosts()).toHaveLength(60);
});

test('ends if a service reports a larger total than it returns', async () => {
  contentService.use(
    http.get(`${api}/posts`, () =>
      HttpResponse.json({ data: [], meta: { pagination: { total: 9 } } }),
    ),
  );
  expect(await readPublicPosts()).toEqual([]);
});

test('drops an unusable entry', async () => {
  contentService.use(
    http.get(`${api}/posts`, () =>
      HttpResponse.json({
        data: [apiPost(), apiPost({ id: 13, post_type: { name: 'Poll' } }), null],
        meta: { pagination: { total: 3 } },
      }),
    ),
  );
  expect((await readPublicPosts()).map(({ id, kind }) => [id, kind])).toEqual([[12, 'business']]);
});

describe('a service run by others', () => {
  const posts = [
    apiPost({ id: 1, is_active: true, post_type: { id: 1, name: 'Event' } }),
    apiPost({ id: 2, is_active: false, post_type: { id: 1, name: 'Event' } }),
    apiPost({ id: 3, is_active: true, post_type: { id: 2, name: 'Forum' } }),
  ];

  /** A separate reader for each test, because it remembers what the service rejects. */
  async function readFrom(options: Omit<Parameters<typeof thirdPartyService>[0], 'posts'>) {
    vi.resetModules();
    vi.spyOn((await import('../log.server.ts')).log, 'warn').mockImplementation(() => {});
    contentService.use(...thirdPartyService({ posts, ...options }).handlers);
    return (await import('./public-posts.server.ts')).readPublicPosts();
  }

  test('is read one kind at a time if it does not return types', async () => {
    const found = await readFrom({ rejected: ['populate:post_type'] });
    expect(found.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'event'],
      [3, 'forum'],
    ]);
  });

  test('is unusable if it ignores the kind as well', async () => {
    const result = readFrom({
      rejected: ['populate:post_type'],
      ignored: ['filters:post_type.name'],
    });
    await expect(result).rejects.toThrow('by post_type');
  });

  test('has no hidden post listed if it does not filter by is_active', async () => {
    const found = await readFrom({ rejected: ['filters:is_active'] });
    expect(found.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('is unusable if it does not return is_active either', async () => {
    const result = readFrom({ rejected: ['filters:is_active', 'fields:is_active'] });
    await expect(result).rejects.toThrow('by is_active');
  });
});
