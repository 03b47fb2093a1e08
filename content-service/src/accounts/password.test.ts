import { describe, expect, test, vi } from 'vitest';
import { hashPassword, isPassword, newPassword } from './password';

const noOld = () => Promise.reject(new Error('not an old one'));

describe('a password', () => {
  test('is known again by its hash, which is another each time', async () => {
    const [one, other] = await Promise.all([
      hashPassword('مفتاح البيت'),
      hashPassword('مفتاح البيت'),
    ]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^scrypt-16384-8-5\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(await isPassword('مفتاح البيت', one, noOld)).toBe(true);
    expect(await isPassword('مفتاح البيوت', one, noOld)).toBe(false);
  });

  test('counts beyond the 72 bytes of bcrypt', async () => {
    const long = '🗝️'.repeat(42);
    const hash = await hashPassword(long);
    expect(await isPassword(long, hash, noOld)).toBe(true);
    expect(await isPassword(`${long.slice(0, -1)}x`, hash, noOld)).toBe(false);
  });

  test('may be put together differently', async () => {
    expect(await isPassword('Cafe\u0301', await hashPassword('Caf\u00e9'), noOld)).toBe(true);
  });

  test.each([true, false])('that Strapi hashed is compared by Strapi: %s', async (answer) => {
    const isOld = vi.fn().mockResolvedValue(answer);
    expect(await isPassword('Old but gold', '$2a$10$something', isOld)).toBe(answer);
    expect(isOld).toHaveBeenCalledWith('Old but gold', '$2a$10$something');
  });

  test.each([undefined, null, ''])('of no account (%j) is never right', async (stored) => {
    expect(await isPassword('', stored, noOld)).toBe(false);
  });

  test.each([
    ['1234567', 'password must have at least 8 characters.'],
    ['x'.repeat(129), 'password must have at most 128 characters.'],
    [['x'.repeat(10)], 'password is missing.'],
    ['        ', undefined],
    ['x'.repeat(128), undefined],
  ])('%j is answered: %s', (password, sentence) => {
    expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(sentence);
  });
});
