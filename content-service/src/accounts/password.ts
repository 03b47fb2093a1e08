import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A new password: of any characters. The website says the same lengths in its form. */
export const newPassword = z
  .string('password is missing.')
  .min(8, 'password must have at least 8 characters.')
  .max(128, 'password must have at most 128 characters.');

/** Says how a password was hashed. Strapi's own hashes (bcrypt) begin otherwise and go on working. */
const MARKER = 'scrypt-16384-8-5';
const COST: ScryptOptions = { N: 16384, r: 8, p: 5 };
const BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * A password as it is stored. Not with Strapi's bcrypt, which stops reading after 72 bytes: 18
 * emoji, or 36 Arabic letters. Letters that devices put together differently count as equal.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password.normalize('NFKC'), salt, BYTES, COST);
  return [MARKER, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether a password is the one that was stored. It takes equally long for every account, and for
 * none: what is not ours to compare is computed all the same.
 * @param stored undefined where there is no such account
 * @param isOld compares with a hash that Strapi made
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  isOld: (password: string, stored: string) => Promise<boolean>,
): Promise<boolean> {
  const [marker, salt = '', hash = ''] = (stored ?? '').split('$');
  const isOurs = marker === MARKER;
  const [derived, old] = await Promise.all([
    derive(password.normalize('NFKC'), Buffer.from(isOurs ? salt : '', 'base64'), BYTES, COST),
    stored && !isOurs ? isOld(password, stored) : false,
  ]);
  return isOurs ? timingSafeEqual(derived, Buffer.from(hash, 'base64')) : old;
}
