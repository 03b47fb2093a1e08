import type { Core } from '@strapi/strapi';
import { ACCOUNT, type Account } from './account';

/** Longer than any password of ours or, with its 72 bytes, of Strapi's. */
const LONGEST = 1000;

/**
 * The account that somebody names and knows the password of; null where either is wrong, after the
 * same time.
 * @param identifier email address or user name
 */
export async function accountOf(
  strapi: Core.Strapi,
  identifier: string,
  password: string,
): Promise<Account | null> {
  const account: (Account & { password: string | null }) | null = await strapi.db
    .query(ACCOUNT)
    .findOne({
      where: {
        provider: 'local',
        $or: [{ email: identifier.toLowerCase() }, { username: identifier }],
      },
      populate: { creator: true },
    });
  const users = strapi.plugin('users-permissions').service('user');
  const right = await users.validatePassword(password.slice(0, LONGEST), account?.password ?? '');
  return right ? account : null;
}
