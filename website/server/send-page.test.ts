import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
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

const pageOf = async (
  text: string,
  etag: string,
  headers: Page['headers'] = {},
): Promise<Page> => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  bodies: await encodeBody(Buffer.from(text)),
  etag,
  renderedAt: 0,
  tags: new Set(['post:12', 'all:post:Article']),
});

/** @returns the URL of the server */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

/** Starts a server of a page that shows one post. @returns fetches it */
async function startSender(
  senderOptions: Parameters<typeof createSendPage>[0],
  cacheControl: string,
  headers: Page['headers'] = {},
) {
  const page = await pageOf('<p>Words.</p>', 'tag', headers);
  const sendPage = createSendPage(senderOptions);
  const url = await serve((request, response) => {
    // As the request listener does where nothing is cached yet.
    setHeaders(response, { ...senderOptions.commonHeaders });
    void sendPage(request, response, page, { cacheControl, speculationRules: '/rules' });
  });
  return async (requestHeaders: Record<string, string> = {}) => {
    const response = await fetch(url, { headers: requestHeaders });
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

it('sends every page to clients without compression that ask for more than fits into memory', async () => {
  const texts = Array.from({ length: 24 }, (_, index) => String(index % 10).repeat(1024 * 1024));
  const pages = await Promise.all(texts.map((text, index) => pageOf(text, `tag-${index}`)));
  const sendPage = createSendPage({ commonHeaders: {} });
  const url = await serve(async (request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (page) await sendPage(request, response, page, { cacheControl: CACHEABLE });
  });
  const headers = { 'accept-encoding': 'identity' };
  const received = await Promise.all(
    pages.map(async (_, index) => (await fetch(`${url}${index}`, { headers })).text()),
  );
  expect(received.map((text, index) => text === texts[index])).toEqual(texts.map(() => true));
});
