import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption';

const text = 'https://diyar.example/reset-password?code=abc ديار';

test('encrypts text and decrypts it with the same secret', () => {
  const encrypted = encrypt(text, 'secret');
  expect(Buffer.from(encrypted, 'base64').toString()).not.toContain('code');
  expect(encrypt(text, 'secret')).not.toBe(encrypted);
  expect(decrypt(encrypted, 'secret')).toBe(text);
});

test('does not decrypt with another secret or after tampering', () => {
  const encrypted = encrypt(text, 'secret');
  expect(() => decrypt(encrypted, 'other')).toThrow('ENCRYPTION_KEY');
  const tampered = Buffer.from(encrypted, 'base64');
  tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
  expect(() => decrypt(tampered.toString('base64'), 'secret')).toThrow('ENCRYPTION_KEY');
  expect(() => decrypt('', 'secret')).toThrow('ENCRYPTION_KEY');
});
