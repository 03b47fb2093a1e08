import { expect, it } from 'vitest';
import { rawResponse } from '../mocks/raw-response.ts';
import { commonHeaders, serverForEachTest } from '../mocks/test-server.ts';

const server = serverForEachTest();

it.each([
  ['data that is not HTTP', ['GARBAGE'], 400],
  ['too many headers', ['GET / HTTP/1.1', 'Host: x', `A: ${'a'.repeat(20_000)}`], 431],
])('rejects %s with a page', async (_case, lines, status) => {
  const { headers, ...response } = await rawResponse(server().port, ...lines);
  expect(response.status).toBe(status);
  expect(headers).toMatchObject({
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
});

it('ignores an unknown expectation', async () => {
  const lines = ['GET /about HTTP/1.1', 'Host: x', 'Expect: something'];
  const { status, headers } = await rawResponse(server().port, ...lines);
  expect(status).toBe(200);
  expect(headers).toMatchObject(commonHeaders);
});
