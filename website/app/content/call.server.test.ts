import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { recordRendering } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { readSupported } from './supported-read.server.ts';

const parameters = new URLSearchParams({ 'pagination[limit]': '1' });
const readPosts = () => callContentService('posts', parameters);

/** Delays responses until the test releases them. */
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

it('stops waiting at the deadline of one page, without affecting others that share the call', async () => {
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

describe('a visitor who leaves', () => {
  const cancelled = { name: 'ContentUnavailable', status: 499 };

  it('stops their own call, not those of others who share it', async () => {
    const { release, calls } = delayedResponses();
    const visitor = new AbortController();
    const own = callContentService('posts', parameters, visitor.signal);
    const others = readPosts();
    visitor.abort();
    await expect(own).rejects.toMatchObject(cancelled);
    release();
    expect(await others).toEqual({ data: [{ id: 7 }] });
    expect(calls()).toBe(1);
  });

  it('cancels the call if nobody else waits for it, and the next one is made again', async () => {
    const signals: AbortSignal[] = [];
    contentService.use(
      http.get(`${api}/posts`, ({ request }) => {
        signals.push(request.signal);
        return signals.length > 1
          ? HttpResponse.json({ data: [] })
          : new Promise<Response>(() => {});
      }),
    );
    const visitors = [new AbortController(), new AbortController()];
    const pending = visitors.map(({ signal }) => callContentService('posts', parameters, signal));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    visitors[0]?.abort();
    await expect(pending[0]).rejects.toMatchObject(cancelled);
    expect(signals[0]?.aborted).toBe(false);
    visitors[1]?.abort();
    await expect(pending[1]).rejects.toMatchObject(cancelled);
    expect(signals[0]?.aborted).toBe(true);
    expect(await readPosts()).toEqual({ data: [] });
  });

  it('makes no call if they have left before', async () => {
    const { calls } = delayedResponses();
    const call = callContentService('posts', parameters, AbortSignal.abort());
    await expect(call).rejects.toMatchObject(cancelled);
    expect(calls()).toBe(0);
  });
});

it('records what the response shows for the page', async () => {
  const { release } = delayedResponses();
  release();
  const { result, record } = recordRendering(readPosts);
  await result;
  expect([...record.dependencies]).toEqual(['post:7', 'all:post']);
});

it('does not wait beyond the deadline for the search for rejected parameters', async () => {
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
