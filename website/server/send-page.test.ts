import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { encodeBody, type Page } from './page-cache/page.ts';
import { setHeaders } from './security-headers.ts';
import { createSendPage } from './send-page.ts';

const CACHEABLE = 'public, max-age=0, s-maxage=60';

let server: Server | undefined;

// These requests go to the server under test, not to the mocked content service.
beforeEach(() => contentService.close());

afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  contentService.listen({ onUnhandledFrame: 'error' });
});

/** Starts a server of a page that shows one post. @returns fetches it */
async function startSender(
  senderOptions: Parameters<typeof createSendPage>[0],
  cacheControl: string,
  headers: Page['headers'] = {},
) {
  const page: Page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    bodies: await encodeBody(Buffer.from('<p>Words.</p>')),
    etag: 'tag',
    renderedAt: 0,
    tags: new Set(['post:12', 'all:post:Article']),
  };
  const sendPage = createSendPage(senderOptions);
  server = createServer((request, response) => {
    // As the request listener does where nothing is cached yet.
    setHeaders(response, { ...senderOptions.commonHeaders });
    void sendPage(request, response, page, { cacheControl, speculationRules: '/rules' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (requestHeaders: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: requestHeaders });
    await response.arrayBuffer();
    return response;
  };
}

it('sends the surrogate keys of a page, with a 304 as well', async () => {
  const request = await startSender({ commonHeaders: {}, keysHeader: 'Surrogate-Key' }, CACHEABLE);
  const keys = 'page post:12 all:post:Article';
  expect((await request()).headers.get('surrogate-key')).toBe(keys);
  const again = await request({ 'if-none-match': '"tag"' });
  expect([again.status, again.headers.get('surrogate-key')]).toEqual([304, keys]);
});

it.each([
  ['the header is not set', undefined, CACHEABLE],
  ['the page is private', 'Surrogate-Key', 'private, no-cache'],
  ['the page must be revalidated', 'Surrogate-Key', 'no-cache'],
] as const)('does not tell where %s', async (_why, keysHeader, cacheControl) => {
  const request = await startSender({ commonHeaders: {}, keysHeader }, cacheControl);
  expect((await request()).headers.has('surrogate-key')).toBe(false);
});

it('leaves it to a page with a policy of its own who shows it in a frame', async () => {
  const policy = 'Content-Security-Policy';
  const commonHeaders = { 'X-Frame-Options': 'DENY', [policy]: "frame-ancestors 'none'" };
  const namesOf = async (headers: Page['headers']) => {
    const response = await (await startSender({ commonHeaders }, CACHEABLE, headers))();
    server?.close();
    return ['x-frame-options', policy, 'speculation-rules'].map((name) =>
      response.headers.get(name),
    );
  };
  expect(await namesOf({})).toEqual(['DENY', "frame-ancestors 'none'", '"/rules"']);
  const own = { 'content-security-policy': 'frame-ancestors *' };
  expect(await namesOf(own)).toEqual([null, 'frame-ancestors *', null]);
});
