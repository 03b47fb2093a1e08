import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPostPath } from '../app/addresses/address.ts';
import { readSearch } from '../app/addresses/read-search.ts';
import { createSearchCounter } from './search-counter.ts';

let sent: unknown[];
let failures: unknown[];
let isDown: boolean;
let counter: ReturnType<typeof createSearchCounter>;

beforeEach(() => {
  sent = [];
  failures = [];
  isDown = false;
  counter = createSearchCounter({
    readSearch,
    isPostPath,
    send: async ({ searches }, signal) => {
      signal?.throwIfAborted();
      if (isDown) throw new Error('down');
      sent.push(searches);
    },
    logFailure: (_, error) => failures.push(error),
  });
});

const phone = { host: 'site.example', 'user-agent': 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0' };

function visit(url: string, headers: Record<string, string> = {}, status = 200, method = 'GET') {
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  const request = { url, method, headers: { ...phone, ...headers } };
  counter.observe(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  response.emit('finish');
}

async function flushed(): Promise<unknown> {
  sent = [];
  await counter.flush();
  return sent[0];
}

describe('the search counter', () => {
  it('adds up searches by query and language', async () => {
    visit('/search?q=tea');
    visit('/search?q=tea', {}, 304);
    visit('/ar/search?q=tea');
    expect(await flushed()).toEqual([
      { query: 'tea', language: 'en', searches: 2, followed: 0 },
      { query: 'tea', language: 'ar', searches: 1, followed: 0 },
    ]);
    expect(await flushed()).toBeUndefined();
  });

  it('counts posts that are opened from results', async () => {
    const referer = 'http://site.example/search?q=tea&kind=business';
    visit('/businesses/212', { referer });
    visit('/ar/events/7', { referer });
    expect(await flushed()).toEqual([{ query: 'tea', language: 'en', searches: 0, followed: 2 }]);
  });

  it.each([
    ['bots', '/search?q=tea', { 'user-agent': 'Googlebot/2.1' }],
    ['prefetched pages', '/search?q=tea', { 'sec-purpose': 'prefetch' }],
    ['empty searches', '/search?q=', {}],
    ['further pages of results', '/search?q=tea&page=2', {}],
    [
      'lists that are opened from results',
      '/events',
      { referer: 'http://site.example/search?q=tea' },
    ],
    [
      'posts that are opened from another site',
      '/events/7',
      { referer: 'http://x.example/search?q=tea' },
    ],
    ['malformed referrers', '/events/7', { referer: '/search?q=tea' }],
    ['long queries', `/search?q=${'x'.repeat(201)}`, {}],
  ])('does not count %s', async (_, url, headers) => {
    visit(url, headers);
    expect(await flushed()).toBeUndefined();
  });

  it('does not count failed and other requests', async () => {
    visit('/search?q=tea', {}, 503);
    visit('/search?q=tea', {}, 200, 'HEAD');
    expect(await flushed()).toBeUndefined();
  });

  it('keeps counts that could not be sent, and logs the first failure only', async () => {
    visit('/search?q=tea');
    isDown = true;
    await counter.flush();
    visit('/search?q=tea');
    await counter.flush();
    isDown = false;
    expect(await flushed()).toEqual([{ query: 'tea', language: 'en', searches: 2, followed: 0 }]);
    expect(failures).toHaveLength(1);
  });

  it('keeps counts that a deadline kept it from sending', async () => {
    visit('/search?q=tea');
    await counter.flush(AbortSignal.abort());
    expect(await flushed()).toHaveLength(1);
  });

  it('remembers at most 200 queries', async () => {
    for (let index = 0; index < 300; index += 1) visit(`/search?q=tea${index}`);
    expect(await flushed()).toHaveLength(200);
  });
});
