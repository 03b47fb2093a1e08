import { expect, test } from 'vitest';
import { seal, unseal } from './sealed';

const text = 'https://diyar.example/reset-password?code=abc ديار';

test('what is sealed tells nothing, and is opened with the same secret', () => {
  const sealed = seal(text, 'secret');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('code');
  expect(seal(text, 'secret')).not.toBe(sealed);
  expect(unseal(sealed, 'secret')).toBe(text);
});

test('it is not opened with another secret, and not when it was changed', () => {
  const sealed = seal(text, 'secret');
  expect(() => unseal(sealed, 'other')).toThrow('ENCRYPTION_KEY');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(changed.toString('base64'), 'secret')).toThrow('ENCRYPTION_KEY');
  expect(() => unseal('', 'secret')).toThrow('ENCRYPTION_KEY');
});
