import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { createPurger } from './cdn-purge.ts';

const changes = [{ type: 'post', id: 12, kind: 'Article' }];

let cdn: Server;
/** Statuses of the next responses; 200 after that. */
let statuses: number[];
let requests: {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
}[];
let failures: unknown[];

beforeEach(async () => {
  // Purges go to the server below, not to the mocked content service.
  contentService.close();
  statuses = [];
  requests = [];
  failures = [];
  cdn = createServer(({ method, url, headers }, response) => {
    requests.push({ method, path: url, headers });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
  });
  cdn.listen(0, '127.0.0.1');
  await once(cdn, 'listening');
});

afterEach(async () => {
  cdn.close();
  cdn.closeAllConnections();
  await once(cdn, 'close');
  contentService.listen({ onUnhandledFrame: 'error' });
});

function createTestPurger(token?: string) {
  const { port } = cdn.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/service/x/purge`;
  const onError = (error: unknown) => failures.push(error);
  return createPurger({ url, token, header: 'Surrogate-Key', onError, initialBackoffMs: 1 });
}

it('sends the keys to purge to the CDN', async () => {
  await createTestPurger('secret')(changes);
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/service/x/purge',
      headers: {
        'surrogate-key': 'many post:12 all:post all:post:Article',
        'fastly-key': 'secret',
      },
    },
  ]);
});

it('sends no token if none is set', async () => {
  await createTestPurger()(changes);
  expect(requests[0]?.headers).not.toHaveProperty('fastly-key');
});

it('retries failed purges', async () => {
  statuses = [503, 429];
  await createTestPurger()(changes);
  expect([requests.length, failures]).toEqual([3, []]);
});

it('reports consecutive failures once, and later ones again', async () => {
  const purge = createTestPurger();
  statuses = Array(10).fill(500);
  await purge(changes);
  await purge(changes);
  expect([requests.length, failures]).toEqual([
    10,
    [new Error('The CDN responded with status 500.')],
  ]);
  await purge(changes);
  statuses = Array(5).fill(500);
  await purge(changes);
  expect(failures).toHaveLength(2);
});

it('does not follow redirects with the token', async () => {
  statuses = Array(5).fill(302);
  await createTestPurger('secret')(changes);
  expect(requests.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(failures).toHaveLength(1);
});

it('reports an unreachable CDN without throwing', async () => {
  const onError = (error: unknown) => failures.push(error);
  const url = 'http://127.0.0.1:1/';
  await createPurger({
    url,
    token: undefined,
    header: 'Surrogate-Key',
    onError,
    initialBackoffMs: 1,
  })(changes);
  expect(failures).toHaveLength(1);
});
