import { expect, test } from 'vitest';
import { addressOf } from './visitor-address';

const websiteToken = 'only-for-tests-0123456789-0123456789';
const trust = { websiteToken, proxies: ['127.0.0.1', '10.0.0.0/8'] };
const stranger = { connection: '192.0.2.7', forwardedFor: '', token: '', visitor: '' };

test.each([
  [
    'the website names the visitor',
    { token: websiteToken, visitor: '198.51.100.1' },
    '198.51.100.1',
  ],
  ['by a wrong token', { token: 'x'.repeat(36), visitor: '198.51.100.1' }, '192.0.2.7'],
  ['without a token', { visitor: '198.51.100.1' }, '192.0.2.7'],
  ['the website names nobody', { token: websiteToken, visitor: '' }, '192.0.2.7'],
  ['the website names nonsense', { token: websiteToken, visitor: 'me, or you' }, '192.0.2.7'],
  ['a header by a stranger', { forwardedFor: '198.51.100.1' }, '192.0.2.7'],
  ['a trusted proxy', { connection: '127.0.0.1', forwardedFor: '198.51.100.1' }, '198.51.100.1'],
  [
    'a visitor who names others to two proxies',
    { connection: '::ffff:127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.1, 10.0.0.2' },
    '198.51.100.1',
  ],
  ['a proxy that names nonsense', { connection: '10.0.0.2', forwardedFor: 'unknown' }, '10.0.0.2'],
  ['IPv4 within IPv6', { connection: '::ffff:192.0.2.7' }, '192.0.2.7'],
  ['IPv6', { connection: '2001:db8:1:2:3::4' }, '2001:db8:1:2::/64'],
  ['its neighbour', { connection: '2001:db8:1:2:ffff::9' }, '2001:db8:1:2::/64'],
])('%s', (_what, origin, address) => {
  expect(addressOf({ ...stranger, ...origin }, trust)).toBe(address);
});

test('nobody is the website where no token is configured', () => {
  const origin = { ...stranger, token: '', visitor: '198.51.100.1' };
  expect(addressOf(origin, { websiteToken: undefined, proxies: [] })).toBe('192.0.2.7');
});
