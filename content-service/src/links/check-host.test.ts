import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHost, type Outcome } from './check-host';
import { isPublicAddress } from './public-address';

let server: Server;
let origin: string;
let requests: string[] = [];
let open = 0;
let mostAtOnce = 0;

/** Every kind of answer, by path. */
const ANSWERS: Record<string, { status: number; location?: string; onlyFor?: string }> = {
  '/ok': { status: 200 },
  '/gone': { status: 410 },
  '/missing': { status: 404 },
  '/forbidden': { status: 403 },
  '/busy': { status: 429 },
  '/trouble': { status: 503 },
  '/moved': { status: 301, location: '/ok' },
  '/moved-away': { status: 302, location: '/missing' },
  '/loop': { status: 302, location: '/loop' },
  '/mail': { status: 302, location: 'mailto:a@example.org' },
  '/no-head': { status: 404, onlyFor: 'HEAD' },
  '/secret/page': { status: 404 },
  '/to-secret': { status: 302, location: '/secret/page' },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    if (request.url === '/robots.txt') {
      response.end('User-agent: *\nDisallow: /secret');
      return;
    }
    // Never answered.
    if (request.url?.startsWith('/silent')) return;
    if (request.url === '/torn') {
      request.socket.destroy();
      return;
    }
    const answer = ANSWERS[request.url ?? ''] ?? { status: 404 };
    const applies = answer.onlyFor === undefined || answer.onlyFor === request.method;
    const location = answer.location === undefined ? {} : { Location: answer.location };
    response.writeHead(applies ? answer.status : 200, location);
    response.end('x'.repeat(100));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = {
  userAgent: 'Ours/1.0',
  product: 'ours',
  timeoutMs: 500,
  isPermitted: (_ip: string) => true,
};

async function outcomes(paths: readonly string[], changes: Partial<typeof options> = {}) {
  requests = [];
  const found: Record<string, Outcome> = {};
  const addresses = paths.map((path) => new URL(path, origin));
  await checkHost(
    addresses,
    { ...options, ...changes },
    async (address, outcome) => {
      found[address.pathname] = outcome;
    },
    () => false,
  );
  return found;
}

const works = { kind: 'works' };
const unknown = { kind: 'unknown' };
const broken = (fault: string) => ({ kind: 'broken', fault });

test('tells every kind of answer apart, with one request at a time', async () => {
  expect(await outcomes([...Object.keys(ANSWERS), '/silent', '/torn'])).toEqual({
    '/ok': works,
    '/gone': broken('not-found'),
    '/missing': broken('not-found'),
    '/forbidden': unknown,
    '/busy': unknown,
    '/trouble': broken('server-error'),
    '/moved': works,
    '/moved-away': broken('not-found'),
    '/loop': broken('redirects'),
    '/mail': unknown,
    '/no-head': works,
    '/secret/page': unknown,
    '/to-secret': unknown,
    '/silent': broken('no-answer'),
    '/torn': broken('unreachable'),
  });
  expect(requests.filter((request) => request.endsWith('robots.txt'))).toHaveLength(1);
  expect(requests.some((request) => request.includes('/secret'))).toBe(false);
  expect(requests).toContain('HEAD /ok');
  expect(requests).not.toContain('GET /ok');
  expect(mostAtOnce).toBe(1);
});

test('calls no address that is not public, by number or by name', async () => {
  expect(await outcomes(['/ok'], { isPermitted: isPublicAddress })).toEqual({ '/ok': unknown });
  origin = origin.replace('127.0.0.1', 'localhost');
  expect(await outcomes(['/ok'], { isPermitted: isPublicAddress })).toEqual({ '/ok': unknown });
  expect(requests).toEqual([]);
});

test('a name that does not exist, and a port where nobody listens, cannot be reached', async () => {
  const found: Outcome[] = [];
  for (const address of ['http://nothing.invalid/', 'http://127.0.0.1:1/']) {
    await checkHost(
      [new URL(address)],
      options,
      async (_, outcome) => {
        found.push(outcome);
      },
      () => false,
    );
  }
  expect(found).toEqual([broken('unreachable'), broken('unreachable')]);
});

test('asks a server no longer that has not answered five times in a row', async () => {
  const silent = Array.from({ length: 8 }, (_, page) => `/silent?${page}`);
  const seen: Outcome[] = [];
  requests = [];
  await checkHost(
    ['/silent?first', '/ok', ...silent].map((path) => new URL(path, origin)),
    { ...options, timeoutMs: 300 },
    async (_, outcome) => {
      seen.push(outcome);
    },
    () => false,
  );
  expect(seen).toEqual([broken('no-answer'), works, ...silent.map(() => broken('no-answer'))]);
  expect(requests.filter((request) => request.includes('silent'))).toHaveLength(6);
});

test('begins no further request when time is over', async () => {
  const seen: string[] = [];
  const addresses = ['/ok', '/missing'].map((path) => new URL(path, origin));
  await checkHost(
    addresses,
    options,
    async ({ pathname }) => {
      seen.push(pathname);
    },
    () => seen.length > 0,
  );
  expect(seen).toEqual(['/ok']);
});
