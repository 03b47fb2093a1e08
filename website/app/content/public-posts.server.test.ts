import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { answeredPost } from '../../mocks/post-builder.ts';
import { readPublicPosts } from './public-posts.server.ts';

function answerWith(total: number, atOnce: number): URL[] {
  const asked: URL[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const start = Number(url.searchParams.get('pagination[start]'));
      const length = Math.max(0, Math.min(atOnce, total - start));
      const data = Array.from({ length }, (_, at) => answeredPost({ id: start + at + 1 }));
      return HttpResponse.json({ data, meta: { pagination: { total } } });
    }),
  );
  return asked;
}

test('reads all posts, a hundred at a time', async () => {
  const asked = answerWith(250, 100);
  const posts = await readPublicPosts();
  expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
  expect(asked.map(({ searchParams }) => searchParams.get('pagination[start]'))).toEqual([
    '0',
    '100',
    '200',
  ]);
  expect(asked[0]?.searchParams.get('sort[0]')).toBe('id:asc');
});

test('goes on where a service gives fewer at once', async () => {
  answerWith(60, 25);
  expect(await readPublicPosts()).toHaveLength(60);
});

test('ends where a service tells of more than it has', async () => {
  contentService.use(
    http.get(`${api}/posts`, () =>
      HttpResponse.json({ data: [], meta: { pagination: { total: 9 } } }),
    ),
  );
  expect(await readPublicPosts()).toEqual([]);
});

test('leaves an unusable entry out', async () => {
  contentService.use(
    http.get(`${api}/posts`, () =>
      HttpResponse.json({
        data: [answeredPost(), answeredPost({ id: 13, post_type: { name: 'Poll' } }), null],
        meta: { pagination: { total: 3 } },
      }),
    ),
  );
  expect((await readPublicPosts()).map(({ id, kind }) => [id, kind])).toEqual([[12, 'business']]);
});
