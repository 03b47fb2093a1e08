import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ACCOUNT_CODE } from './account';

/** What a code entitles to. */
export type CodePurpose = 'password' | 'deletion';

const CODE_BYTES = 32;
/** Mails may take a while; a code that is answered at once is used at once. */
export const CODE_LIFETIME_MINUTES = 30;
export const IMMEDIATE_CODE_LIFETIME_MINUTES = 10;

const codeSchema = z.string().regex(/^[\w-]{43}$/);

/** With 256 random bits there is nothing to guess, so that a plain hash will do. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A code that was made, for its owner only; it is not stored. */
export interface Code {
  value: string;
  expiresAt: Date;
}

/** Makes a code for an account; an older one for the same purpose is worthless from then on. */
export async function issueCode(
  strapi: Core.Strapi,
  account: number,
  purpose: CodePurpose,
  lifetimeMinutes = CODE_LIFETIME_MINUTES,
  now = new Date(),
): Promise<Code> {
  const value = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000);
  const codes = strapi.db.query(ACCOUNT_CODE);
  await strapi.db.transaction(async () => {
    await codes.deleteMany({ where: { account, purpose } });
    await codes.create({ data: { account, purpose, hash: hashOf(value), expires_at: expiresAt } });
  });
  return { value, expiresAt };
}

/**
 * Uses up a code.
 * @param input as it arrived, of whatever type
 * @returns the id of its account; null for what is no code, or was used, replaced or is too old
 */
export async function redeemCode(
  strapi: Core.Strapi,
  input: unknown,
  purpose: CodePurpose,
  now = new Date(),
): Promise<number | null> {
  const parsed = codeSchema.safeParse(input);
  if (!parsed.success) return null;
  const codes = strapi.db.query(ACCOUNT_CODE);
  const where = { hash: hashOf(parsed.data), purpose, expires_at: { $gt: now } };
  const stored: { id: number; account: number } | null = await codes.findOne({ where });
  if (!stored) return null;
  // Of two that come at the same time, one deletes it.
  const { count } = await codes.deleteMany({ where: { id: stored.id } });
  return count === 1 ? stored.account : null;
}

/** Forgets codes that nobody used in time. */
export async function deleteExpiredCodes(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(ACCOUNT_CODE).deleteMany({ where: { expires_at: { $lte: now } } });
}
