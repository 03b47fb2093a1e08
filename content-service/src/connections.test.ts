import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configureConnections } from './connections';

const MEBIBYTE = 1024 * 1024;
/** More than the socket buffers of both ends hold. */
const LARGE = Buffer.alloc(64 * MEBIBYTE);

let server: Server;

beforeEach(async () => {
  server = createServer((_, response) => response.end(LARGE));
  configureConnections(server, 1000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => server.close());

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

test('closes the connection of a client that does not read the response', async () => {
  const socket = open();
  const [serverSocket] = await once(server, 'connection');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(serverSocket, 'close');
  expect(serverSocket.writableFinished).toBe(false);
  socket.destroy();
});

test('keeps the connection of a client that reads', async () => {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let received = 0;
  for await (const chunk of socket) received += (chunk as Buffer).length;
  expect(received).toBeGreaterThan(LARGE.length);
});

test.each([
  ['a URL that is too long', `GET /${'a'.repeat(20_000)}`, 414],
  ['headers that are too large', `GET / HTTP/1.1\r\nX-Long: ${'a '.repeat(10_000)}\r\n\r\n`, 431],
  ['bytes that are not HTTP', 'something else\r\n\r\n', 400],
])('responds to %s with a JSON error', async (_, bytes, status) => {
  const socket = open();
  socket.write(bytes);
  const response = await text(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    data: null,
    error: { status, name: expect.stringMatching(/Error$/) },
  });
});
