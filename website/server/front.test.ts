import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepingOf } from '../app/keeping.ts';
import { contentService } from '../mocks/content-service.ts';
import { createFront } from './front.ts';
import { answerNonsense, limits } from './limits.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createShelf } from './page-cache/shelf.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceRoutes } from './service-routes.ts';
import type { Visit } from './visit.ts';

const page = `<!DOCTYPE html><main><p>${'Words. '.repeat(500)}</p></main>`;

let server: Server;
let port: number;
let made: string[];
let visits: Visit[];
let reports: string[];

beforeEach(async () => {
  // These requests go to the server under test, not to the content service.
  contentService.close();
  made = [];
  visits = [];
  reports = [];
  const render = async (address: string) => {
    made.push(address);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const status = address.startsWith('/nowhere') ? 404 : 200;
    const making = { madeOf: new Set<string>(), isWhole: true };
    return { response: new Response(page, { headers, status }), making };
  };
  const headers = securityHeaders({
    publicUrl: 'https://site.example',
    scripts: ['run()'],
    pictureOrigins: ['https://media.example'],
  });
  server = createServer(limits);
  const refuse = (status: number) => `<h1>${status}</h1>`;
  server.on(
    'request',
    createFront({
      headers,
      services: serviceRoutes({
        notices: null,
        changed: () => {},
        report: (body) => reports.push(body.toString()),
        speculationRules: '{"prefetch":[]}',
        isReady: () => true,
      }),
      files: (request, response, goOn) => {
        if (request.url === '/file.css') response.end('body{}');
        else goOn();
      },
      keepingOf,
      pages: createPageCache({
        shelf: createShelf(10e6, Date.now),
        render,
        now: Date.now,
        freshMs: 60_000,
      }),
      aged: async (old) => old,
      render,
      isStreamable: () => false,
      stream: async () => false,
      act: (_, response) =>
        void response.writeHead(422, { 'Referrer-Policy': 'no-referrer' }).end(),
      refuse,
      freshSeconds: 60,
      told: (visit) => visits.push(visit),
      logFailure: (what, error) => {
        throw new Error(what, { cause: error });
      },
      now: Date.now,
    }),
  );
  answerNonsense(server, headers, refuse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  contentService.listen({ onUnhandledFrame: 'error' });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = ask({ port, host: '127.0.0.1', path, method, headers }).end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const answer: Answer = {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
  return answer;
}

describe('a page', () => {
  it('is sent in the best encoding that the visitor takes', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Save-Data, ECT',
    });
    expect(brotliDecompressSync(body).toString()).toBe(page);
    const plain = await get('/about');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, page]);
  });

  it('has a tag for each encoding, with which it is not sent again', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const tags = [await get('/about'), await get('/about', encoding)].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(tags).size).toBe(2);
    const again = await get('/about', { ...encoding, 'if-none-match': `"x", W/${tags[1]}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tags[1]]);
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/about', { ...encoding, 'if-none-match': String(tags[0]) })).status).toBe(
      200,
    );
  });

  it('answers HEAD like GET, without the page', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0]);
  });

  it('is the same whatever a stranger sends along', async () => {
    await get('/about');
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      cookie: 'session=1',
      'accept-language': 'ar',
      'x-original-url': '/evil',
    };
    const { body } = await get('/about?utm_source=x&cb=1', headers);
    expect([made, body.toString()]).toEqual([['/about'], page]);
  });

  it('with a form is made for each visitor', async () => {
    await get('/reset-password?code=secret');
    const { headers } = await get('/reset-password?code=secret');
    expect(made).toHaveLength(2);
    expect(headers['cache-control']).toContain('private');
  });

  it.each([
    ['save-data', 'on'],
    ['ect', 'slow-2g'],
    ['ect', '3g'],
  ])('may be fetched ahead, but not by who sends %s: %s', async (name, value) => {
    const hint = { [name]: value };
    const usual = await get('/about', { ect: '4g' });
    expect(usual.headers['speculation-rules']).toBe('"/-/speculation-rules.json"');
    const sparing = await get('/about', hint);
    expect(sparing.headers).not.toHaveProperty('speculation-rules');
    expect([sparing.headers.etag, sparing.body]).toEqual([usual.headers.etag, usual.body]);
    const tag = String(usual.headers.etag);
    const again = await get('/about', { ...hint, 'if-none-match': tag });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Save-Data, ECT']);
    expect(made).toEqual(['/about']);
  });

  it('is one for all connections, whatever they are called', async () => {
    const before = (await get('/about')).headers;
    for (const ect of ['4g', '5g', 'x', '2g, 3g']) {
      expect((await get('/about', { ect })).headers).toEqual({
        ...before,
        date: expect.anything(),
      });
    }
  });

  it('names a file of what to fetch ahead, which knows the first page’s connection, too', async () => {
    const rules = (hint: Record<string, string>) => get('/-/speculation-rules.json', hint);
    expect((await rules({ ect: '4g' })).body.toString()).toBe('{"prefetch":[]}');
    const { headers, body } = await rules({ ect: '2g' });
    expect([body.toString(), headers.vary]).toEqual(['{}', 'Save-Data, ECT']);
  });

  it('asks for the connection, and lets it be told to where pictures come from', async () => {
    const { headers } = await get('/about');
    expect(headers['accept-ch']).toBe('ECT');
    expect(headers['permissions-policy']).toContain('ch-ect=(self "https://media.example")');
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/about', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/file.css', 200],
    ['GET', '/-/live', 200],
    ['GET', '/%zz', 400],
    ['GET', '//evil.example', 308],
    ['GET', `/${'a'.repeat(9000)}`, 414],
    ['DELETE', '/about', 405],
    ['POST', '/contact', 422],
    ['POST', '/-/changes', 422],
  ])('carries the policy: %s %s', async (method, path, status) => {
    const { headers, ...answer } = await get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; .*img-src 'self' data: https:\/\/media\.example;/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': status === 422 ? 'no-referrer' : 'strict-origin-when-cross-origin',
    });
  });

  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('does so even to %s', async (_what, bytes, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain(`<h1>${status}</h1>`);
  });
});

it('refuses a body that no form of ours sends', async () => {
  const { status, headers } = await get('/contact', { 'content-length': '1000000' }, 'POST');
  expect([status, headers.connection]).toEqual([413, 'close']);
});

it('ignores parts of files that make no sense', async () => {
  expect((await get('/file.css', { range: 'bytes=5-2' })).status).toBe(200);
});

it('takes reports of the policy', async () => {
  const request = ask({ port, host: '127.0.0.1', path: '/-/csp-reports', method: 'POST' });
  request.end('{"csp-report":{}}');
  const [response] = await once(request, 'response');
  response.resume();
  expect([response.statusCode, reports]).toEqual([204, ['{"csp-report":{}}']]);
});

it('tells of each request without its query, and how it was answered', async () => {
  await get('/about?email=someone@example.org');
  await get('/about');
  await get('/file.css');
  expect(visits.map(({ path, status, way }) => [path, status, way])).toEqual([
    ['/about', 200, 'miss'],
    ['/about', 200, 'hit'],
    ['/file.css', 200, 'file'],
  ]);
});
