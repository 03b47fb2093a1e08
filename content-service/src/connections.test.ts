import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configureConnections } from './connections';

const MEBIBYTE = 1024 * 1024;
/** More than the buffers of both ends take in. */
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

test('closes the connection of who asks and does not read', async () => {
  const socket = open();
  const [serverSocket] = await once(server, 'connection');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(serverSocket, 'close');
  expect(serverSocket.writableFinished).toBe(false);
  socket.destroy();
});

test('leaves alone who reads', async () => {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let received = 0;
  for await (const chunk of socket) received += (chunk as Buffer).length;
  expect(received).toBeGreaterThan(LARGE.length);
});

test.each([
  ['an address without end', `GET /${'a'.repeat(20_000)}`, 414],
  ['too many headers', `GET / HTTP/1.1\r\nX-Long: ${'a '.repeat(10_000)}\r\n\r\n`, 431],
  ['no request', 'something else\r\n\r\n', 400],
])('answers %s', async (_, bytes, status) => {
  const socket = open();
  socket.write(bytes);
  const response = await text(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    data: null,
    error: { status, name: expect.stringMatching(/Error$/) },
  });
});
