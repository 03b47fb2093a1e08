import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { recordRendering } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { readSupported } from './supported-read.server.ts';

const parameters = new URLSearchParams({ 'pagination[limit]': '1' });
const readPosts = () => callContentService('posts', parameters);

/** Holds answers back until the test lets them go. */
function delayedResponses() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  contentService.use(
    http.get(`${api}/posts`, async () => {
      calls += 1;
      await released;
      return HttpResponse.json({ data: [{ id: 7 }] });
    }),
  );
  return { release, calls: () => calls };
}

it('ends a wait at the deadline of the page, and not that of others for the same', async () => {
  const { release, calls } = delayedResponses();
  const withoutDeadline = readPosts();
  await expect(recordRendering(readPosts, 0).result).rejects.toMatchObject({
    name: 'ContentUnavailable',
    status: 503,
  });
  release();
  expect(await withoutDeadline).toEqual({ data: [{ id: 7 }] });
  expect(calls()).toBe(1);
});

it('notes for the page what the answer shows', async () => {
  const { release } = delayedResponses();
  release();
  const { result: made, record: making } = recordRendering(readPosts);
  await made;
  expect([...making.dependencies]).toEqual(['post:7', 'all:post']);
});

it('does not wait beyond the deadline for what a failed read is to blame on', async () => {
  contentService.use(
    http.get(`${api}/posts`, ({ request }) =>
      request.url.includes('price')
        ? HttpResponse.json({ error: { status: 400, message: 'Bad Request' } }, { status: 400 })
        : new Promise<Response>(() => {}),
    ),
  );
  const read = () =>
    readSupported({
      path: 'posts',
      plan: () => ({ pairs: [['fields', 'price']] }),
      execute: callContentService,
    });
  await expect(recordRendering(read, 200).result).rejects.toThrow('Bad Request');
}, 2000);
