import type { Core } from '@strapi/strapi';
import { hashOfCode, newCode } from '../one-time-code';
import { ACCOUNT_CODE } from './account';

/** What a code authorises. */
export type CodePurpose = 'password' | 'deletion';

/** A mail may take a while to arrive; a code returned in a response is used at once. */
export const CODE_LIFETIME_MINUTES = 30;
export const IMMEDIATE_CODE_LIFETIME_MINUTES = 10;

/** A new code, for its owner only; the value itself is not stored. */
export interface Code {
  value: string;
  expiresAt: Date;
}

/** Issues a code for an account and revokes any earlier one for the same purpose. */
export async function issueCode(
  strapi: Core.Strapi,
  account: number,
  purpose: CodePurpose,
  lifetimeMinutes = CODE_LIFETIME_MINUTES,
  now = new Date(),
): Promise<Code> {
  const { value, hash } = newCode();
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000);
  const codes = strapi.db.query(ACCOUNT_CODE);
  await strapi.db.transaction(async () => {
    await codes.deleteMany({ where: { account, purpose } });
    await codes.create({ data: { account, purpose, hash, expires_at: expiresAt } });
  });
  return { value, expiresAt };
}

/**
 * Redeems a code, which then no longer works.
 * @param input as received, of any type
 * @returns the id of its account; null if the code is malformed, used, replaced or expired
 */
export async function redeemCode(
  strapi: Core.Strapi,
  input: unknown,
  purpose: CodePurpose,
  now = new Date(),
): Promise<number | null> {
  const hash = hashOfCode(input);
  if (hash === null) return null;
  const codes = strapi.db.query(ACCOUNT_CODE);
  const where = { hash, purpose, expires_at: { $gt: now } };
  const stored: { id: number; account: number } | null = await codes.findOne({ where });
  if (!stored) return null;
  // Only one of two concurrent requests deletes the row.
  const { count } = await codes.deleteMany({ where: { id: stored.id } });
  return count === 1 ? stored.account : null;
}

/** Deletes codes that were not redeemed in time. */
export async function deleteExpiredCodes(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(ACCOUNT_CODE).deleteMany({ where: { expires_at: { $lte: now } } });
}
