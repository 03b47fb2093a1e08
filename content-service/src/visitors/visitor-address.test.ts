import { expect, test } from 'vitest';
import { addressOf } from './visitor-address';

const websiteToken = 'only-for-tests-0123456789-0123456789';
const trusted = { websiteToken, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] };
const directRequest = {
  remoteAddress: '192.0.2.7',
  forwardedFor: '',
  token: '',
  visitorAddress: '',
};

test.each([
  [
    'the website names the visitor',
    { token: websiteToken, visitorAddress: '198.51.100.1' },
    '198.51.100.1',
  ],
  ['by a wrong token', { token: 'x'.repeat(36), visitorAddress: '198.51.100.1' }, '192.0.2.7'],
  ['without a token', { visitorAddress: '198.51.100.1' }, '192.0.2.7'],
  ['the website names nobody', { token: websiteToken, visitorAddress: '' }, '192.0.2.7'],
  [
    'the website names nonsense',
    { token: websiteToken, visitorAddress: 'me, or you' },
    '192.0.2.7',
  ],
  ['a header by a stranger', { forwardedFor: '198.51.100.1' }, '192.0.2.7'],
  ['a trusted proxy', { remoteAddress: '127.0.0.1', forwardedFor: '198.51.100.1' }, '198.51.100.1'],
  [
    'a visitor who names others to two proxies',
    { remoteAddress: '::ffff:127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.1, 10.0.0.2' },
    '198.51.100.1',
  ],
  [
    'a proxy that names nonsense',
    { remoteAddress: '10.0.0.2', forwardedFor: 'unknown' },
    '10.0.0.2',
  ],
  ['IPv4 within IPv6', { remoteAddress: '::ffff:192.0.2.7' }, '192.0.2.7'],
  ['IPv6', { remoteAddress: '2001:db8:1:2:3::4' }, '2001:db8:1:2::/64'],
  ['its neighbour', { remoteAddress: '2001:db8:1:2:ffff::9' }, '2001:db8:1:2::/64'],
])('%s', (_what, source, address) => {
  expect(addressOf({ ...directRequest, ...source }, trusted)).toBe(address);
});

test('nobody is the website where no token is configured', () => {
  const source = { ...directRequest, token: '', visitorAddress: '198.51.100.1' };
  expect(addressOf(source, { websiteToken: undefined, trustedProxies: [] })).toBe('192.0.2.7');
});
