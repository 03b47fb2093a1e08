import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { download } from './download';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const options = { userAgent: 'Test', timeoutMs: 20_000, isPermitted: () => true };
const fetched = (address: string, more: object = {}) =>
  download(address, null, { ...options, ...more });

test('a calendar comes with what its server says of it, wherever it redirects to', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/a') response.writeHead(302, { Location: '/b' }).end();
    else response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'today' }).end('calendar');
  });
  expect(await fetched(`${url}/a`)).toEqual({
    text: 'calendar',
    etag: '"1"',
    last_modified: 'today',
  });
});

test('a server is told what is known of it', async () => {
  const url = await serve(({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'today';
    response.writeHead(isKnown ? 304 : 200).end();
  });
  const known = { etag: '"1"', last_modified: 'today' };
  expect(await download(url, known, options)).toBe('unchanged');
});

/** What nobody has asked for. */
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';

test.each<[string, RequestListener]>([
  ['feed-refused', (_, response) => response.writeHead(404).end()],
  ['feed-refused', (_, response) => response.writeHead(304).end()],
  ['feed-refused', (_, response) => response.writeHead(302, { Location: '/' }).end()],
  ['feed-refused', (_, response) => response.writeHead(302, { Location: 'file:///a' }).end()],
  ['feed-too-large', (_, response) => response.end('x'.repeat(2_000_001))],
  ['feed-unreachable', (request) => request.socket.destroy()],
  ['feed-refused', ({ socket }) => socket.end(SWITCHING)],
])('%s', async (problem, listener) => {
  await expect(fetched(await serve(listener))).rejects.toMatchObject({ problem });
});

test('a server that stops in the midst is not waited for', async () => {
  const url = await serve((_, response) => void response.write('BEGIN:VCALENDAR'));
  await expect(fetched(url, { timeoutMs: 300 })).rejects.toMatchObject({
    problem: 'feed-unreachable',
  });
});

test('no private address is called, not even after a redirect', async () => {
  let requests = 0;
  const inside = await serve((_, response) => {
    requests += 1;
    response.end();
  });
  const { port } = new URL(inside);
  const url = await serve((_, response) =>
    response.writeHead(302, { Location: `http://127.0.0.2:${port}/` }).end(),
  );
  const isPermitted = (ip: string) => ip === '127.0.0.1';
  await expect(fetched(url, { isPermitted })).rejects.toMatchObject({ problem: 'feed-private' });
  expect(requests).toBe(0);
});
