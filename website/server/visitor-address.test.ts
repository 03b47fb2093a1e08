import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'];

it.each([
  ['nobody in front', '192.0.2.7', '', '192.0.2.7'],
  ['a header by a stranger', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a trusted proxy', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['one in a range, IPv4 within IPv6', '::ffff:10.1.2.3', '192.0.2.7', '192.0.2.7'],
  ['two proxies', '127.0.0.1', '192.0.2.7, 10.0.0.9', '192.0.2.7'],
  ['a visitor who names others', '127.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['a proxy that names nobody', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy that names nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['IPv6', '2001:db8::1', '2001:DB9:0::7', '2001:db9::7'],
])('%s', (_what, connection, forwardedFor, address) => {
  expect(visitorAddress(connection, forwardedFor, proxies)).toBe(address);
});
