import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './visitor';

const websiteToken = 'only-for-tests-0123456789-0123456789';
const trusted = { websiteToken, trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8:9::/48'] };

interface Source {
  remoteAddress?: string;
  forwardedFor?: string;
  token?: string;
  visitorAddress?: string;
}

function requestFrom(source: Source): IncomingMessage {
  const { remoteAddress = '192.0.2.7', forwardedFor, token, visitorAddress } = source;
  const headers = {
    'x-forwarded-for': forwardedFor,
    'x-website-token': token,
    'x-visitor-address': visitorAddress,
  };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each<[string, Source, string]>([
  [
    'the address that the website names',
    { token: websiteToken, visitorAddress: '198.51.100.1' },
    '198.51.100.1',
  ],
  [
    'the connection if the token is wrong',
    { token: 'x'.repeat(36), visitorAddress: '198.51.100.1' },
    '192.0.2.7',
  ],
  ['the connection if there is no token', { visitorAddress: '198.51.100.1' }, '192.0.2.7'],
  [
    'the connection if the website names no address',
    { token: websiteToken, visitorAddress: '' },
    '192.0.2.7',
  ],
  [
    'the connection if the website names an invalid address',
    { token: websiteToken, visitorAddress: 'me, or you' },
    '192.0.2.7',
  ],
  [
    'the connection if X-Forwarded-For comes from an untrusted client',
    { forwardedFor: '198.51.100.1' },
    '192.0.2.7',
  ],
  [
    'the address that a trusted proxy forwards',
    { remoteAddress: '127.0.0.1', forwardedFor: '198.51.100.1' },
    '198.51.100.1',
  ],
  ['a trusted proxy that forwards nothing', { remoteAddress: '127.0.0.1' }, '127.0.0.1'],
  [
    'the client in front of two proxies, not the address it made up',
    { remoteAddress: '::ffff:127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.1, 10.0.0.2' },
    '198.51.100.1',
  ],
  [
    'the client in front of an IPv6 proxy',
    { remoteAddress: '2001:db8:9::1', forwardedFor: '198.51.100.1, ::ffff:10.0.0.2' },
    '198.51.100.1',
  ],
  [
    'the proxy if it forwards an invalid address',
    { remoteAddress: '10.0.0.2', forwardedFor: 'unknown' },
    '10.0.0.2',
  ],
  [
    'the last proxy before an invalid address',
    { remoteAddress: '10.0.0.2', forwardedFor: '198.51.100.1, unknown, 127.0.0.1' },
    '127.0.0.1',
  ],
  ['IPv4-mapped IPv6 as IPv4', { remoteAddress: '::ffff:192.0.2.7' }, '192.0.2.7'],
  ['the /64 of an IPv6 address', { remoteAddress: '2001:db8:1:2:3::4' }, '2001:db8:1:2::/64'],
  [
    'the same /64 for another address in it',
    { remoteAddress: '2001:db8:1:2:ffff::9' },
    '2001:db8:1:2::/64',
  ],
])('returns %s', (_description, source, address) => {
  expect(addressOf(requestFrom(source), trusted)).toBe(address);
});

test('ignores X-Visitor-Address if no token is configured', () => {
  const request = requestFrom({ token: '', visitorAddress: '198.51.100.1' });
  expect(addressOf(request, { websiteToken: undefined, trustedProxies: [] })).toBe('192.0.2.7');
});
