import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint';

test('depends on the text and the key only and does not contain the text', () => {
  const text = fingerprint('198.51.100.1', 'secret');
  expect(fingerprint('198.51.100.1', 'secret')).toBe(text);
  expect(fingerprint('198.51.100.2', 'secret')).not.toBe(text);
  expect(fingerprint('198.51.100.1', 'another')).not.toBe(text);
  expect(text).not.toContain('198');
});
