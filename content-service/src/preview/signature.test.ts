import { expect, test } from 'vitest';
import { readPreview, signPreview } from './signature';

const SECRET = 'only-for-tests-0123456789-0123456789';
const NOW = Date.parse('2026-01-01T00:00:00.500Z');
const MINUTE = 60_000;

const signed = () => {
  const { version, expires, signature } = Object.fromEntries(signPreview('abc', SECRET, NOW));
  return { version, expires, signature };
};

test('accepts what was signed, for ten minutes', () => {
  const read = (after: number) => readPreview(signed(), SECRET, NOW + after);
  expect(read(0)).toEqual({ version: 'abc', isExpired: false });
  expect(read(9.9 * MINUTE)).toEqual({ version: 'abc', isExpired: false });
  expect(read(10 * MINUTE)).toEqual({ version: 'abc', isExpired: true });
});

test.each([
  ['another version', { version: 'abd' }],
  ['a later time', { expires: '99999999999' }],
  ['another signature', { signature: '0'.repeat(64) }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['a version in a list', { version: ['abc'] }],
  ['a time in a list', { expires: [signed().expires] }],
  ['several signatures', { signature: [signed().signature, signed().signature] }],
])('rejects %s', (_, changes) => {
  expect(readPreview({ ...signed(), ...changes }, SECRET, NOW)).toBeNull();
});

test('rejects what was signed with another secret, and everything without one', () => {
  expect(readPreview(signed(), `${SECRET}x`, NOW)).toBeNull();
  expect(readPreview(signed(), undefined, NOW)).toBeNull();
});
