import { expect, test } from 'vitest';
import { isCrossOriginRequest } from './cross-origin-request';

const PUBLIC_URL = 'https://cms.diyar.example';
const EVIL = 'https://evil.example';
const request = { method: 'POST', origin: '', fetchSite: '', host: '127.0.0.1:1337' };

test.each([
  ['a program', {}],
  ['a navigation from another website', { method: 'GET', fetchSite: 'cross-site' }],
  ['the panel behind a TLS proxy', { origin: PUBLIC_URL }],
  ['the same in a current browser', { origin: PUBLIC_URL, fetchSite: 'same-origin' }],
  ['a form of the panel, which sends no referrer', { origin: 'null', fetchSite: 'same-origin' }],
  [
    'the panel under a second name with TLS',
    { origin: 'https://b.example', fetchSite: 'same-origin' },
  ],
  ['the panel under an address', { origin: 'http://127.0.0.1:1337' }],
  ['the panel under an IPv6 address', { origin: 'http://[::1]:1337', host: '[::1]:1337' }],
  ['the panel on this machine', { origin: 'http://localhost:1337', host: 'localhost:1337' }],
  ['the panel in a local network', { origin: 'http://office', host: 'office' }],
])('takes %s', (_sender, overrides) => {
  expect(isCrossOriginRequest({ ...request, ...overrides }, PUBLIC_URL)).toBe(false);
});

test.each([
  ['another website', { origin: EVIL, fetchSite: 'cross-site' }],
  ['another website that reads', { method: 'GET', origin: EVIL, fetchSite: 'cross-site' }],
  ['another website that asks first', { method: 'OPTIONS', origin: EVIL }],
  ['another website in an older browser', { origin: EVIL }],
  ['another website that is not named', { fetchSite: 'cross-site' }],
  ['a neighbouring website that is not named', { fetchSite: 'same-site' }],
  ['a deletion for another website', { method: 'DELETE', fetchSite: 'cross-site' }],
  ['a neighbouring website', { origin: 'https://diyar.example', fetchSite: 'same-site' }],
  ['our name without TLS', { origin: 'http://cms.diyar.example' }],
  ['another port of this machine', { origin: 'http://localhost:3000', host: 'localhost:1337' }],
  ['our public name, sent for another website', { origin: PUBLIC_URL, fetchSite: 'cross-site' }],
  ['a sandbox', { origin: 'null', fetchSite: 'cross-site' }],
  ['a sandbox in an older browser', { origin: 'null' }],
  [
    'a foreign name pointed at us',
    { origin: 'http://evil.example:1337', host: 'evil.example:1337' },
  ],
  ['nonsense', { origin: 'x' }],
])('refuses %s', (_sender, overrides) => {
  expect(isCrossOriginRequest({ ...request, ...overrides }, PUBLIC_URL)).toBe(true);
});
