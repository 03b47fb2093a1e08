import { expect, it } from 'vitest';
import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';
import { withIslandHeaders } from './island-headers.ts';

const islandHeaders = {
  'Content-Security-Policy': "script-src 'self'",
  'Referrer-Policy': 'strict-origin',
};

it('adds the headers for islands to a document with islands, but keeps its own', async () => {
  const headers = { [ISLANDS_HEADER]: '1', 'referrer-policy': 'no-referrer' };
  const response = withIslandHeaders(new Response('<p>', { status: 422, headers }), islandHeaders);
  expect([response.status, await response.text()]).toEqual([422, '<p>']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'content-security-policy': "script-src 'self'",
    'referrer-policy': 'no-referrer',
  });
});

it('leaves other responses unchanged', () => {
  const { headers } = withIslandHeaders(new Response(null), islandHeaders);
  expect([...headers]).toEqual([]);
});
