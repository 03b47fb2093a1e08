import { expect, it } from 'vitest';
import { rawResponse } from '../mocks/raw-response.ts';
import { commonHeaders, serverForEachTest } from '../mocks/test-server.ts';

const server = serverForEachTest();
const responseTo = (...lines: string[]) => rawResponse(server().port, ...lines);

it.each([
  ['no host', []],
  ['an empty one', ['Host:']],
  ['two', ['Host: x', 'hOST: x']],
  ['one with a path', ['Host: x/y']],
  ['one with a user', ['Host: x@y']],
  ['a list', ['Host: x, y']],
])('rejects %s', async (_case, hosts) => {
  for (const requestLine of [
    'GET /about HTTP/1.1',
    'POST /contact HTTP/1.1',
    'GET /About HTTP/1.1',
  ]) {
    const { status, headers } = await responseTo(requestLine, ...hosts);
    expect([requestLine, status]).toEqual([requestLine, 400]);
    expect(headers).toMatchObject({ ...commonHeaders, 'cache-control': 'no-store' });
  }
  expect(server().rendered).toEqual([]);
});

it('rejects them for cached pages, too', async () => {
  await server().get('/about');
  expect((await responseTo('GET /about HTTP/1.1', 'Host: x', 'Host: y')).status).toBe(400);
});

it.each([
  ['GET /about HTTP/1.0'],
  ['GET /about HTTP/1.1', 'Host: [::1]:3000'],
  ['GET /about HTTP/1.1', 'Host: site_1.example.:80'],
  ['GET http://elsewhere.example/about HTTP/1.1', 'Host: elsewhere.example'],
])('serves the same page for %s %s', async (...lines) => {
  await server().get('/about');
  expect((await responseTo(...lines)).status).toBe(200);
  expect(server().rendered).toEqual(['/about']);
});
