import type { Context } from 'koa';
import { checkPassword } from '../password-attempts/check-password';
import { ACCOUNT, type Account } from './account';

/** Longer than any password of ours or, with its 72 bytes, of Strapi's. */
const MAX_PASSWORD_LENGTH = 1000;

/**
 * The account that somebody names and knows the password of; null where either is wrong, after the
 * same time.
 * @param identifier email address or user name
 * @throws errors.RateLimitError
 */
export async function authenticate(
  ctx: Context,
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
  const isCorrect = await checkPassword(ctx, {
    realm: 'app',
    loginName: identifier,
    account: account && { id: account.id, loginNames: loginNamesOf(account) },
    compare: () =>
      users.validatePassword(password.slice(0, MAX_PASSWORD_LENGTH), account?.password ?? ''),
  });
  return isCorrect ? account : null;
}

/** What an account can be called by who signs in. */
export function loginNamesOf({ email, username }: Account): string[] {
  return [email, username];
}
