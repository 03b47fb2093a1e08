import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { isSameOrigin, rejectCrossOrigin } from './reject-cross-origin.server.ts';

const isAccepted = (headers: Record<string, string>) =>
  isSameOrigin(
    new Request('http://internal:3000/contact', { method: 'POST', headers }),
    'https://diyar.example/',
  );

describe('isSameOrigin', () => {
  it.each([
    [
      'a browser that calls it same-origin',
      { 'sec-fetch-site': 'same-origin', origin: 'https://diyar.example' },
    ],
    ['a page without referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['an older browser behind a proxy', { origin: 'https://diyar.example' }],
    ['an older browser at the host itself', { origin: 'http://internal:3000' }],
    ['a program', {}],
  ])('accepts a form from %s', (_sender, headers) => {
    expect(isAccepted(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://x.diyar.example' }],
    ['another site in an older browser', { origin: 'https://elsewhere.example' }],
    ['a sandboxed frame in an older browser', { origin: 'null' }],
    [
      'another site with a forged X-Forwarded-Host',
      { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    ],
    ['an invalid origin', { origin: 'x' }],
  ])('rejects a form from %s', (_sender, headers) => {
    expect(isAccepted(headers as Record<string, string>)).toBe(false);
  });
});

describe('rejectCrossOrigin', () => {
  const run = async (method: string, headers: Record<string, string> = {}) => {
    const next = vi.fn(async () => new Response('page'));
    const request = new Request('http://localhost:3000/about', { method, headers });
    const url = new URL(request.url);
    const context = new RouterContextProvider();
    const args = { request, url, params: {}, context, pattern: '/about' };
    const response = await rejectCrossOrigin(args, next);
    return { response, calls: next.mock.calls.length };
  };
  const foreign = { 'sec-fetch-site': 'cross-site' };

  it.each([
    ['GET', foreign],
    ['HEAD', foreign],
    ['POST', { 'sec-fetch-site': 'same-origin' }],
  ])('passes on %s with %j', async (method, headers) => {
    expect((await run(method, headers)).calls).toBe(1);
  });

  it('returns 403 for a POST from another site, to pages without a form as well', async () => {
    await expect(run('POST', foreign)).rejects.toMatchObject({ init: { status: 403 } });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('returns 405 for %s', async (method) => {
    const { response, calls } = await run(method);
    expect(response).toMatchObject({ status: 405 });
    expect(calls).toBe(0);
  });
});
