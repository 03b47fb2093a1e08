import type { Context } from 'koa';
import { checkPassword } from '../password-attempts/check-password';
import { ACCOUNT, type Account } from './account';
import type { ProvedAccount } from './lock-account';

type AuthenticatedAccount = Account & ProvedAccount;

/** Longer than any password accepted here or, at 72 bytes, by Strapi. */
const MAX_PASSWORD_LENGTH = 1000;

/**
 * Checks a login name and a password. A failure takes the same time whether or not the account
 * exists.
 * @param identifier email address or user name
 * @returns the account; null if the name or the password is wrong
 * @throws errors.RateLimitError
 */
export async function authenticate(
  ctx: Context,
  identifier: string,
  password: string,
): Promise<AuthenticatedAccount | null> {
  const account: AuthenticatedAccount | null = await strapi.db.query(ACCOUNT).findOne({
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

/** The names that an account can sign in with. */
export function loginNamesOf({ email, username }: Account): string[] {
  return [email, username];
}
