import { expect, test } from 'vitest';
import { isCrossOriginRequest } from './cross-origin-request';

const PUBLIC_URL = 'https://cms.diyar.example';
const EVIL = 'https://evil.example';
const request = { method: 'POST', origin: '', fetchSite: '', host: '127.0.0.1:1337' };

test.each([
  ['a program other than a browser', {}],
  ['a navigation from another website', { method: 'GET', fetchSite: 'cross-site' }],
  ['the panel behind a TLS proxy', { origin: PUBLIC_URL }],
  ['the panel in a browser with Sec-Fetch-Site', { origin: PUBLIC_URL, fetchSite: 'same-origin' }],
  ['a form of the panel sent without a referrer', { origin: 'null', fetchSite: 'same-origin' }],
  [
    'the panel under a second host name with TLS',
    { origin: 'https://b.example', fetchSite: 'same-origin' },
  ],
  ['the panel under an IPv4 address', { origin: 'http://127.0.0.1:1337' }],
  ['the panel under an IPv6 address', { origin: 'http://[::1]:1337', host: '[::1]:1337' }],
  ['the panel on localhost', { origin: 'http://localhost:1337', host: 'localhost:1337' }],
  ['the panel in a local network', { origin: 'http://office', host: 'office' }],
])('allows %s', (_sender, overrides) => {
  expect(isCrossOriginRequest({ ...request, ...overrides }, PUBLIC_URL)).toBe(false);
});

test.each([
  ['another site', { origin: EVIL, fetchSite: 'cross-site' }],
  ['a read by another site', { method: 'GET', origin: EVIL, fetchSite: 'cross-site' }],
  ['a preflight of another site', { method: 'OPTIONS', origin: EVIL }],
  ['another site in an older browser', { origin: EVIL }],
  ['another site without an origin', { fetchSite: 'cross-site' }],
  ['another host of the same site without an origin', { fetchSite: 'same-site' }],
  ['a deletion by another site', { method: 'DELETE', fetchSite: 'cross-site' }],
  ['another host of the same site', { origin: 'https://diyar.example', fetchSite: 'same-site' }],
  ['our host without TLS', { origin: 'http://cms.diyar.example' }],
  ['another port of localhost', { origin: 'http://localhost:3000', host: 'localhost:1337' }],
  ['our public origin from another site', { origin: PUBLIC_URL, fetchSite: 'cross-site' }],
  ['a sandboxed page', { origin: 'null', fetchSite: 'cross-site' }],
  ['a sandboxed page in an older browser', { origin: 'null' }],
  [
    'a foreign host name that resolves to us',
    { origin: 'http://evil.example:1337', host: 'evil.example:1337' },
  ],
  ['an invalid origin', { origin: 'x' }],
])('rejects %s', (_sender, overrides) => {
  expect(isCrossOriginRequest({ ...request, ...overrides }, PUBLIC_URL)).toBe(true);
});
