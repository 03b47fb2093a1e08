import { expect, it } from 'vitest';
import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';
import { withIslandHeaders } from './island-headers.ts';

const islandHeaders = {
  'Content-Security-Policy': "script-src 'self'",
  'Referrer-Policy': 'strict-origin',
};

it('gives a document that holds islands their headers, but for those that it has', async () => {
  const headers = { [ISLANDS_HEADER]: '1', 'referrer-policy': 'no-referrer' };
  const response = withIslandHeaders(new Response('<p>', { status: 422, headers }), islandHeaders);
  expect([response.status, await response.text()]).toEqual([422, '<p>']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'content-security-policy': "script-src 'self'",
    'referrer-policy': 'no-referrer',
  });
});

it('leaves every other response as it is', () => {
  const { headers } = withIslandHeaders(new Response(null), islandHeaders);
  expect([...headers]).toEqual([]);
});
