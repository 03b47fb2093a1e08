import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A new password, of any characters. The website's form states the same lengths. */
export const newPasswordSchema = z
  .string('password is missing.')
  .min(8, 'password must have at least 8 characters.')
  .max(128, 'password must have at most 128 characters.');

/** Identifies our hashes. Strapi's own (bcrypt) have another prefix and remain valid. */
const HASH_PREFIX = 'scrypt-16384-8-5';
const SCRYPT_OPTIONS: ScryptOptions = { N: 16384, r: 8, p: 5 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password for storage. Not with Strapi's bcrypt, which ignores everything after 72 bytes:
 * 18 emoji or 36 Arabic letters. NFKC, because devices compose the same letters differently.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveKey(password.normalize('NFKC'), salt, HASH_BYTES, SCRYPT_OPTIONS);
  return [HASH_PREFIX, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether a password matches a stored hash. The scrypt hash is always computed, so that the time
 * taken does not reveal whether the account exists.
 * @param storedHash undefined if there is no such account
 * @param verifyStrapiHash compares with a hash made by Strapi
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
  verifyStrapiHash: (password: string, stored: string) => Promise<boolean>,
): Promise<boolean> {
  const [prefix, salt = '', hash = ''] = (storedHash ?? '').split('$');
  const isOwnFormat = prefix === HASH_PREFIX;
  const [derived, strapiResult] = await Promise.all([
    deriveKey(
      password.normalize('NFKC'),
      Buffer.from(isOwnFormat ? salt : '', 'base64'),
      HASH_BYTES,
      SCRYPT_OPTIONS,
    ),
    storedHash && !isOwnFormat ? verifyStrapiHash(password, storedHash) : false,
  ]);
  return isOwnFormat ? timingSafeEqual(derived, Buffer.from(hash, 'base64')) : strapiResult;
}
