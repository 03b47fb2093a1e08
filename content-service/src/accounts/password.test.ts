import { describe, expect, test, vi } from 'vitest';
import { hashPassword, newPasswordSchema, verifyPassword } from './password';

const unexpectedStrapiCheck = () => Promise.reject(new Error('not a Strapi hash'));

describe('a password', () => {
  test('matches its hash, which differs each time', async () => {
    const [first, second] = await Promise.all([
      hashPassword('مفتاح البيت'),
      hashPassword('مفتاح البيت'),
    ]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^scrypt-16384-8-5\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(await verifyPassword('مفتاح البيت', first, unexpectedStrapiCheck)).toBe(true);
    expect(await verifyPassword('مفتاح البيوت', first, unexpectedStrapiCheck)).toBe(false);
  });

  test('matches a hash that another implementation computed with N 16384, r 8, p 5', async () => {
    const hash =
      'scrypt-16384-8-5$AAECAwQFBgcICQoLDA0ODw==$voI+NPpLZCORFPgNQnvKrpEAFQ4SL8IC4F40HzKWBwQ=';
    expect(await verifyPassword('مفتاح البيت', hash, unexpectedStrapiCheck)).toBe(true);
  });

  test('is compared beyond the 72 bytes that bcrypt reads', async () => {
    const long = '🗝️'.repeat(42);
    const hash = await hashPassword(long);
    expect(await verifyPassword(long, hash, unexpectedStrapiCheck)).toBe(true);
    expect(await verifyPassword(`${long.slice(0, -1)}x`, hash, unexpectedStrapiCheck)).toBe(false);
  });

  test('matches in another Unicode normalisation form', async () => {
    expect(
      await verifyPassword('Cafe\u0301', await hashPassword('Caf\u00e9'), unexpectedStrapiCheck),
    ).toBe(true);
  });

  test.each([true, false])('with a Strapi hash is checked by Strapi: %s', async (result) => {
    const verifyStrapiHash = vi.fn().mockResolvedValue(result);
    expect(await verifyPassword('Old but gold', '$2a$10$something', verifyStrapiHash)).toBe(result);
    expect(verifyStrapiHash).toHaveBeenCalledWith('Old but gold', '$2a$10$something');
  });

  test.each([undefined, null, ''])('never matches without a stored hash (%j)', async (stored) => {
    expect(await verifyPassword('', stored, unexpectedStrapiCheck)).toBe(false);
  });

  test.each([
    ['1234567', 'password must have at least 8 characters.'],
    ['x'.repeat(129), 'password must have at most 128 characters.'],
    [['x'.repeat(10)], 'password is missing.'],
    ['        ', undefined],
    ['x'.repeat(128), undefined],
  ])('%j is validated with the message: %s', (password, expectedMessage) => {
    expect(newPasswordSchema.safeParse(password).error?.issues[0]?.message).toBe(expectedMessage);
  });
});
