import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { callApi } from './call-api.ts';

const url = inject('sqliteUrl');

/** Sends raw bytes; `fetch` would normalise the address. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

describe('a picture', () => {
  let address: string;

  beforeAll(async () => {
    const { data } = await callApi(url, 'posts/101?populate=picture', {
      headers: { 'Strapi-Response-Format': 'v5' },
    });
    address = (data as unknown as { picture: { url: string } }).picture.url;
  });

  test('is cached forever, can be embedded by other hosts, and is sandboxed', async () => {
    const { headers, status } = await fetch(`${url}${address}`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('content-disposition')).toBe(false);
  });

  test.each(['/./uploads/', '//uploads/', '/%75ploads/', '/x/../uploads/'])(
    'is not served differently below %s',
    async (spelling) => {
      const other = address.replace('/uploads/', spelling);
      const rawResponse = await sendRaw(`GET ${other} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
      const isServed = rawResponse.startsWith('HTTP/1.1 200');
      expect(isServed && !rawResponse.includes('sandbox')).toBe(false);
    },
  );

  test('that does not exist is not cached', async () => {
    const { headers, status } = await fetch(`${url}/uploads/nothing.webp`);
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

const parseRawResponse = (rawResponse: string) => ({
  status: Number(rawResponse.split(' ')[1]),
  body: JSON.parse(rawResponse.split('\r\n\r\n')[1] ?? ''),
});

test.each([
  ['two hosts', 'Host: a.example\r\nHost: b.example'],
  ['the same host twice', 'Host: a.example\r\nhOST: a.example'],
  ['a list of hosts', 'Host: a.example, b.example'],
  ['a host with a user', 'Host: a.example@b.example'],
  ['a host with a path', 'Host: a.example/b'],
])('rejects a request with %s', async (_what, lines) => {
  const error = { status: 400, name: 'BadRequestError', message: 'Bad Request' };
  for (const path of ['/api/posts', '/admin', '/uploads/x.webp', '/_health']) {
    const rawResponse = await sendRaw(
      `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
    );
    expect(parseRawResponse(rawResponse)).toEqual({ status: 400, body: { data: null, error } });
  }
});

describe('a request that is too large', () => {
  test.each([8193, 20_000, 70_000])(
    'in its address is rejected, with %i characters',
    async (length) => {
      const address = '/api/posts?_q='.padEnd(length, 'a');
      const rawResponse = await sendRaw(
        `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      const error = { status: 414, name: 'URITooLongError', message: 'URI Too Long' };
      expect(parseRawResponse(rawResponse)).toEqual({ status: 414, body: { data: null, error } });
    },
  );

  test('in its headers is rejected', async () => {
    const rawResponse = await sendRaw(
      `GET /api/posts HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect(parseRawResponse(rawResponse)).toMatchObject({ status: 431, body: { data: null } });
  });

  test('in its body is rejected, and the response exposes nothing internal', async () => {
    const response = await fetch(`${url}/api/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { title: 'a'.repeat(2_000_000) } }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).not.toMatch(/node_modules|\bat .*\.js:\d+/);
  });
});
