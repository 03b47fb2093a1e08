import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { endSession } from '../end-session';
import { type ProvedAccount, withLockedAccount } from './lock-account';

export type Handler = (ctx: Context, next: Next) => Promise<unknown>;

/** What the plugin answers a sign-in with, as far as it is needed here. */
type SignedIn = { jwt?: string } | undefined;

/** The plugin's name of it, for apps that ask for a cookie. */
const COOKIE = 'strapi_up_refresh';

/**
 * Ends the session that the plugin has just begun if the password was changed meanwhile: comparing
 * passwords takes long enough for somebody with the former one to begin sessions beside the change.
 * @returns whether the session was ended
 */
export async function endIfPasswordChanged(
  strapi: Core.Strapi,
  ctx: Context,
  { id, password }: ProvedAccount,
): Promise<boolean> {
  if (await withLockedAccount(strapi, id, async (current) => current === password)) return false;
  await endSession(strapi, 'users-permissions', (ctx.body as SignedIn)?.jwt ?? '');
  return true;
}

/**
 * The plugin's refreshing of a session, while nobody changes the account: a session refreshed at the
 * moment of a new password would outlive it, and of two refreshes at once each would begin one.
 */
export function refreshLocked(strapi: Core.Strapi, refresh: Handler): Handler {
  return async (ctx, next) => {
    const token: unknown = ctx.cookies.get(COOKIE) ?? ctx.request.body?.refreshToken;
    const sessions = strapi.sessionManager('users-permissions');
    const found = await sessions.validateRefreshToken(typeof token === 'string' ? token : '');
    if (!found.isValid) return refresh(ctx, next);
    return withLockedAccount(strapi, Number(found.userId), () => refresh(ctx, next));
  };
}
