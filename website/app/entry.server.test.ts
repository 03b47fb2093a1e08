import { http } from 'msw';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contentHandlers, postsOf } from '../mocks/content-handlers.ts';
import { api, contentService } from '../mocks/content-service.ts';
import { createTestSite } from '../mocks/test-site.ts';
import { handleError } from './entry.server.tsx';
import { log } from './log.server.ts';
import { withStreaming } from './request-context.server.ts';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

afterEach(() => vi.restoreAllMocks());

const refresh = '<noscript><meta http-equiv="refresh"';
const posts = postsOf('article', 1);
const [post] = posts;

it('sends the shell of a streamed document before its late parts, whose scripts carry the nonce', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  contentService.use(
    http.get(`${api}/*`, () => released),
    ...contentHandlers({ posts }),
  );
  const { status, body } = await withStreaming('abc', () => fetchPage('/'));
  let html = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    html += chunk;
    if (html.includes('</h1>')) release();
  }
  expect(status).toBe(200);
  expect(html).toContain(refresh);
  expect(html).toContain(post?.title);
  expect(html).toContain('<script nonce="abc"');
});

it('sends any other document once it is complete, without a refresh', async () => {
  contentService.use(...contentHandlers({ posts }));
  const html = await (await fetchPage('/')).text();
  expect(html).toContain(post?.title);
  expect(html).not.toContain(refresh);
  expect(html).not.toContain('nonce=');
});

it('logs failures, and nothing for a form that is sent to a page without one', () => {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  const request = new Request('https://site.example/about', { method: 'POST' });
  const response = { statusText: '', data: '', internal: true, error: new Error('no action') };
  handleError({ ...response, status: 405 }, { request });
  expect(logError).not.toHaveBeenCalled();
  handleError({ ...response, status: 500 }, { request });
  handleError(new Error('a bug'), { request });
  expect(logError).toHaveBeenCalledTimes(2);
});
