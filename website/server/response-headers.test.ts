import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';
import { commonHeaders, page, policy, serverForEachTest } from '../mocks/test-server.ts';
import { createDocumentStreams } from './document-streams.ts';
import { securityHeaders } from './security-headers.ts';

const html = 'text/html; charset=utf-8';

/** Headers of the connection. */
const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const ownHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));

const failures: unknown[] = [];

/** The home page is rendered once this resolves. */
const homePage = Promise.withResolvers<void>();

const statuses: Record<string, number> = {
  '/privacy': 503,
  '/about/failed': 500,
  '/about/none': 404,
  '/-/not-found': 404,
};

const server = serverForEachTest({
  render: async (address) => {
    if (address === '/eula') throw new Error('nothing was rendered');
    const status = statuses[address] ?? 200;
    if (address === '/') await homePage.promise;
    const headers: Record<string, string> = { 'Content-Type': html };
    if (status === 503) headers['Retry-After'] = '30';
    if (address.startsWith('/search')) headers[ISLANDS_HEADER] = '1';
    const record = { dependencies: new Set<string>(), isComplete: true };
    return { response: new Response(page, { headers, status }), record };
  },
  isStreamable: (address) => address === '/',
  stream: createDocumentStreams({
    render: async () => new Response(page),
    headers: (nonce) => securityHeaders({ ...policy, nonce }),
    onError: (error) => failures.push(error),
  }),
  logFailure: (_, error) => failures.push(error),
});

const etag = expect.stringMatching(/^"[\w-]{27}"$/);
const vary = 'Accept-Encoding, Save-Data, ECT';
const speculation = { 'speculation-rules': '"/-/speculation-rules.json"' };
const documentHeaders = { 'content-type': html, 'content-length': String(page.length), vary };
const cachedPage =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const rejected = {
  'content-type': html,
  'content-length': '12',
  'cache-control': 'no-store',
  vary,
};
const ofIslands = securityHeaders({ ...policy, hasIslands: true });
const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

describe('every header is sent with', () => {
  it.each<[string, string, string, number, Record<string, unknown>]>([
    [
      'a document',
      'GET',
      '/about',
      200,
      { ...documentHeaders, 'cache-control': cachedPage, etag, ...speculation },
    ],
    [
      'its HEAD',
      'HEAD',
      '/about',
      200,
      { ...documentHeaders, 'cache-control': cachedPage, etag, ...speculation },
    ],
    [
      'a document with islands',
      'GET',
      '/search',
      200,
      {
        ...documentHeaders,
        'cache-control': cachedPage,
        etag,
        ...speculation,
        'content-security-policy': ofIslands['Content-Security-Policy'],
        'permissions-policy': ofIslands['Permissions-Policy'],
      },
    ],
    [
      'a page for one visitor',
      'GET',
      '/contact',
      200,
      { ...documentHeaders, 'cache-control': 'private, no-cache', etag },
    ],
    [
      'a not-found page',
      'GET',
      '/about/none',
      404,
      { ...documentHeaders, 'cache-control': 'no-cache', ...speculation },
    ],
    [
      'loader data',
      'GET',
      '/about.data',
      404,
      { ...documentHeaders, 'cache-control': 'no-cache', ...speculation },
    ],
    [
      'a bug',
      'GET',
      '/about/failed',
      500,
      { ...documentHeaders, 'cache-control': 'no-store', ...speculation },
    ],
    ['a page that cannot be rendered', 'GET', '/eula', 500, { 'cache-control': 'no-store' }],
    [
      'an unreachable service',
      'GET',
      '/privacy',
      503,
      { ...documentHeaders, 'cache-control': 'no-store', 'retry-after': '30', ...speculation },
    ],
    [
      'a file',
      'GET',
      '/file.css',
      200,
      {
        'content-type': 'text/css; charset=utf-8',
        'content-length': '6',
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
        etag,
      },
    ],
    [
      'a redirect',
      'GET',
      '/About',
      308,
      { location: '/about', 'content-length': '0', 'cache-control': 'public, max-age=86400' },
    ],
    [
      'a redirect with a query',
      'GET',
      '/About?code=x',
      308,
      {
        location: '/about?code=x',
        'content-length': '0',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    ],
    ['a probe', 'GET', '/-/live', 200, plainText],
    [
      'the speculation rules',
      'GET',
      '/-/speculation-rules.json',
      200,
      {
        'content-type': 'application/speculationrules+json',
        'content-length': '15',
        'cache-control': 'public, max-age=86400',
        vary: 'Save-Data, ECT',
      },
    ],
    ['an accepted report', 'POST', '/-/csp-reports', 204, {}],
    ['a response to a form', 'POST', '/contact', 422, { 'referrer-policy': 'no-referrer' }],
    ['a malformed request', 'GET', '/%zz', 400, rejected],
    ['an unsupported method', 'DELETE', '/about', 405, { ...rejected, allow: 'GET, HEAD, POST' }],
    ['an address that is too long', 'GET', `/${'a'.repeat(9000)}`, 414, rejected],
  ])('%s', async (_case, method, path, status, expected) => {
    const { headers, ...response } = await server().get(path, {}, method);
    expect(response.status).toBe(status);
    expect(ownHeaders(headers)).toEqual({ ...commonHeaders, ...expected });
  });

  it.each(['/about', '/search', '/file.css'])('%s if the client has it already', async (path) => {
    const first = await server().get(path);
    const again = await server().get(path, { 'if-none-match': String(first.headers.etag) });
    const { 'content-type': _, 'content-length': __, ...expected } = ownHeaders(first.headers);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(ownHeaders(again.headers)).toEqual(expected);
  });

  it('a streamed document, whose policy names the nonce of its scripts', async () => {
    const { status, headers } = await server().get('/', {
      accept: 'text/html',
      'accept-encoding': 'gzip',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    homePage.resolve();
    const policyWithNonce = String(headers['content-security-policy']);
    const nonce = / 'nonce-[\w+/]{22}=='(?=; style-src)/;
    expect(policyWithNonce.replace(nonce, '')).toBe(commonHeaders['content-security-policy']);
    expect(policyWithNonce).toMatch(nonce);
    expect([status, ownHeaders(headers)]).toEqual([
      200,
      {
        ...commonHeaders,
        'content-security-policy': policyWithNonce,
        'content-type': html,
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
        vary: 'Accept-Encoding, User-Agent',
      },
    ]);
  });

  it('the rejection of a large body', async () => {
    const length = { 'content-length': '1000000' };
    const { status, headers } = await server().get('/contact', length, 'POST');
    expect([status, headers.connection, ownHeaders(headers)]).toEqual([
      413,
      'close',
      { ...commonHeaders, ...rejected },
    ]);
  });
});
