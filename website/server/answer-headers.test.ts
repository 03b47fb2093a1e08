import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { frontOfEachTest, headersOfEveryAnswer, page, policy } from '../mocks/running-front.ts';
import { securityHeaders } from './security-headers.ts';
import { createStreams } from './streams.ts';

const html = 'text/html; charset=utf-8';

/** Those that say how an answer is sent. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const said = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));

const failures: unknown[] = [];

/** The home page is there once this is. */
const late = Promise.withResolvers<void>();

const statuses: Record<string, number> = {
  '/privacy': 503,
  '/about/failed': 500,
  '/about/none': 404,
  '/-/not-found': 404,
};

const front = frontOfEachTest({
  render: async (address) => {
    if (address === '/eula') throw new Error('nothing was rendered');
    const status = statuses[address] ?? 200;
    if (address === '/') await late.promise;
    const headers: Record<string, string> = { 'Content-Type': html };
    if (status === 503) headers['Retry-After'] = '30';
    const making = { madeOf: new Set<string>(), isWhole: true };
    return { response: new Response(page, { headers, status }), making };
  },
  isStreamable: (address) => address === '/',
  stream: createStreams({
    make: async () => new Response(page),
    headers: (nonce) => securityHeaders({ ...policy, nonce }),
    failed: (error) => failures.push(error),
  }),
  logFailure: (_, error) => failures.push(error),
});

const tag = expect.stringMatching(/^"[\w-]{27}"$/);
const vary = 'Accept-Encoding, Save-Data, ECT';
const speculation = { 'speculation-rules': '"/-/speculation-rules.json"' };
const document = { 'content-type': html, 'content-length': String(page.length), vary };
const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const refused = {
  'content-type': html,
  'content-length': '12',
  'cache-control': 'no-store',
  vary,
};
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

describe('every header is sent with', () => {
  it.each<[string, string, string, number, Record<string, unknown>]>([
    [
      'a document',
      'GET',
      '/about',
      200,
      { ...document, 'cache-control': kept, etag: tag, ...speculation },
    ],
    [
      'its HEAD',
      'HEAD',
      '/about',
      200,
      { ...document, 'cache-control': kept, etag: tag, ...speculation },
    ],
    [
      'a page for one visitor',
      'GET',
      '/contact',
      200,
      { ...document, 'cache-control': 'private, no-cache', etag: tag },
    ],
    [
      'what is not found',
      'GET',
      '/about/none',
      404,
      { ...document, 'cache-control': 'no-cache', ...speculation },
    ],
    [
      'loader data',
      'GET',
      '/about.data',
      404,
      { ...document, 'cache-control': 'no-cache', ...speculation },
    ],
    [
      'a bug',
      'GET',
      '/about/failed',
      500,
      { ...document, 'cache-control': 'no-store', ...speculation },
    ],
    ['a page that cannot be rendered', 'GET', '/eula', 500, { 'cache-control': 'no-store' }],
    [
      'an unreachable service',
      'GET',
      '/privacy',
      503,
      { ...document, 'cache-control': 'no-store', 'retry-after': '30', ...speculation },
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
        etag: tag,
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
    ['a probe', 'GET', '/-/live', 200, plain],
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
    ['a report that was taken', 'POST', '/-/csp-reports', 204, {}],
    ['an answer to a form', 'POST', '/contact', 422, { 'referrer-policy': 'no-referrer' }],
    ['a malformed request', 'GET', '/%zz', 400, refused],
    [
      'a method that nothing takes',
      'DELETE',
      '/about',
      405,
      { ...refused, allow: 'GET, HEAD, POST' },
    ],
    ['an address that is too long', 'GET', `/${'a'.repeat(9000)}`, 414, refused],
  ])('%s', async (_what, method, path, status, own) => {
    const { headers, ...answer } = await front().get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(said(headers)).toEqual({ ...headersOfEveryAnswer, ...own });
  });

  it.each(['/about', '/file.css'])('%s where the visitor has it already', async (path) => {
    const first = await front().get(path);
    const again = await front().get(path, { 'if-none-match': String(first.headers.etag) });
    const { 'content-type': _, 'content-length': __, ...expected } = said(first.headers);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(said(again.headers)).toEqual(expected);
  });

  it('a document in parts, whose policy names the nonce of its scripts', async () => {
    const { status, headers } = await front().get('/', {
      accept: 'text/html',
      'accept-encoding': 'gzip',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    late.resolve();
    const policyOfThis = String(headers['content-security-policy']);
    const nonce = / 'nonce-[\w+/]{22}=='(?=; style-src)/;
    expect(policyOfThis.replace(nonce, '')).toBe(headersOfEveryAnswer['content-security-policy']);
    expect(policyOfThis).toMatch(nonce);
    expect([status, said(headers)]).toEqual([
      200,
      {
        ...headersOfEveryAnswer,
        'content-security-policy': policyOfThis,
        'content-type': html,
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
        vary: 'Accept-Encoding, User-Agent',
      },
    ]);
  });

  it('the refusal of a long body', async () => {
    const length = { 'content-length': '1000000' };
    const { status, headers } = await front().get('/contact', length, 'POST');
    expect([status, headers.connection, said(headers)]).toEqual([
      413,
      'close',
      { ...headersOfEveryAnswer, ...refused },
    ]);
  });
});
