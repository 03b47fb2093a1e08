import { http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { contentHandlers, postsOf } from '../mocks/content-handlers.ts';
import { api, contentService } from '../mocks/content-service.ts';
import { createTestSite } from '../mocks/test-site.ts';
import { withStreaming } from './request-context.server.ts';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

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
