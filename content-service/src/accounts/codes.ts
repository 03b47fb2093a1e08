import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ACCOUNT_CODE } from './account';

/** What a code entitles to. */
export type Purpose = 'password' | 'deletion';

const CODE_BYTES = 32;
/** Mails may take a while; a code that is answered at once is used at once. */
export const CODE_LIFE_MINUTES = 30;
export const ANSWERED_CODE_LIFE_MINUTES = 10;

const code = z.string().regex(/^[\w-]{43}$/);

/** With 256 random bits there is nothing to guess, so that a plain hash will do. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A code that was made, for its owner only; it is not stored. */
export interface Code {
  text: string;
  expiresAt: Date;
}

/** Makes a code for an account; an older one for the same purpose is worthless from then on. */
export async function issueCode(
  strapi: Core.Strapi,
  account: number,
  purpose: Purpose,
  lifeMinutes = CODE_LIFE_MINUTES,
  now = new Date(),
): Promise<Code> {
  const text = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMinutes * 60_000);
  const codes = strapi.db.query(ACCOUNT_CODE);
  await strapi.db.transaction(async () => {
    await codes.deleteMany({ where: { account, purpose } });
    await codes.create({ data: { account, purpose, hash: hashOf(text), expires_at: expiresAt } });
  });
  return { text, expiresAt };
}

/**
 * Uses up a code.
 * @param given as it arrived, of whatever type
 * @returns the id of its account; null for what is no code, or was used, replaced or is too old
 */
export async function spendCode(
  strapi: Core.Strapi,
  given: unknown,
  purpose: Purpose,
  now = new Date(),
): Promise<number | null> {
  const read = code.safeParse(given);
  if (!read.success) return null;
  const codes = strapi.db.query(ACCOUNT_CODE);
  const where = { hash: hashOf(read.data), purpose, expires_at: { $gt: now } };
  const held: { id: number; account: number } | null = await codes.findOne({ where });
  if (!held) return null;
  // Of two that come at the same time, one deletes it.
  const { count } = await codes.deleteMany({ where: { id: held.id } });
  return count === 1 ? held.account : null;
}

/** Forgets codes that nobody used in time. */
export async function forgetOldCodes(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(ACCOUNT_CODE).deleteMany({ where: { expires_at: { $lte: now } } });
}
