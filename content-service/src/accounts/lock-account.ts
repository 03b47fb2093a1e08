import type { Core } from '@strapi/strapi';
import { ACCOUNT } from './account';

/** An account whose owner has proved their identity, and the hash by which they did. */
export interface ProvedAccount {
  id: number;
  password: string | null;
}

/**
 * Runs a task while nobody changes an account. A new password ends all sessions and codes, but it
 * cannot end those that others are about to issue: these wait for it here.
 * @param task gets the hash of the password; null if the account is gone
 */
export async function withLockedAccount<Result>(
  strapi: Core.Strapi,
  id: number,
  task: (password: string | null) => Promise<Result>,
): Promise<Result> {
  const { tableName } = strapi.db.metadata.get(ACCOUNT);
  return strapi.db.transaction(async ({ trx }) => {
    const rows: { password: string | null }[] = await trx(tableName)
      .select('password')
      .where({ id })
      .forUpdate();
    return task(rows[0]?.password ?? null);
  });
}
