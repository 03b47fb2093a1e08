import { expect, it } from 'vitest';
import { createVisitorAddress } from './visitor-address.ts';

const visitorAddress = createVisitorAddress(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);

const requestFrom = (remoteAddress: string | undefined, forwardedFor: string) => ({
  socket: { remoteAddress },
  headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
});

it.each([
  ['no proxy', '192.0.2.7', '', '192.0.2.7'],
  ['a header from an untrusted client', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a trusted proxy', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['a proxy in a range, IPv4-mapped', '::ffff:10.1.2.3', '192.0.2.7', '192.0.2.7'],
  ['two proxies', '127.0.0.1', '192.0.2.7, 10.0.0.9', '192.0.2.7'],
  ['a visitor who forges entries', '127.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['a visitor inside a trusted range', '127.0.0.1', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
  ['a proxy that sends no header', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy that sends a malformed entry', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a malformed entry behind two proxies', '127.0.0.1', '192.0.2.7, x, 10.0.0.9', '10.0.0.9'],
  ['an address with a port', '127.0.0.1', '192.0.2.7:4711', '127.0.0.1'],
  ['an IPv6 visitor', '2001:db8::1', '2001:DB9:0::7', '2001:db9::7'],
  ['an IPv4-mapped visitor', '127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
  ['a client that has gone', undefined, '192.0.2.7', ''],
])('returns the address for %s', (_case, remoteAddress, forwardedFor, address) => {
  expect(visitorAddress(requestFrom(remoteAddress, forwardedFor))).toBe(address);
});

it('ignores the header if no proxy is trusted', () => {
  const address = createVisitorAddress([])(requestFrom('127.0.0.1', '192.0.2.7'));
  expect(address).toBe('127.0.0.1');
});
