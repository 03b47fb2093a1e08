import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { consumeLimit } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';
import { isRegistrationSecret } from './secret';

const COOKIE_NAME = 'first_administrator';

/** Time to fill in the panel's form, after its build where that is still under way. */
const COOKIE_LIFETIME_MS = 3_600_000;

const MINUTE = 60;

/** There is nothing to guess of 256 bits; who tries is turned away all the same. */
const WRONG_GUESS_LIMITS = {
  visitor: { name: 'first-administrator-visitor', times: 20, seconds: 10 * MINUTE },
  overall: { name: 'first-administrator', times: 1000, seconds: 10 * MINUTE },
};

/**
 * Whether a text is the secret. A right one is taken however many wrong ones came before.
 * @throws errors.RateLimitError for one wrong guess too many
 */
export async function isCorrectSecret(
  strapi: Core.Strapi,
  ctx: Context,
  candidate: string,
): Promise<boolean> {
  if (await isRegistrationSecret(strapi, candidate)) return true;
  await consumeLimit(ctx, WRONG_GUESS_LIMITS.visitor, visitorAddress(ctx));
  await consumeLimit(ctx, WRONG_GUESS_LIMITS.overall, '');
  return false;
}

/** Lets a browser that came with the link go on to the panel's registration. */
export function setSecretCookie(ctx: Context, secret: string): void {
  ctx.cookies.set(COOKIE_NAME, secret, { ...cookieAttributesOf(ctx), maxAge: COOKIE_LIFETIME_MS });
}

export function clearSecretCookie(ctx: Context): void {
  ctx.cookies.set(COOKIE_NAME, null, cookieAttributesOf(ctx));
}

/**
 * Whether a browser came with the link before. A cookie that is of no use any more is taken back.
 * @throws errors.RateLimitError like isRightSecret
 */
export async function hasValidSecretCookie(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const secret = ctx.cookies.get(COOKIE_NAME, { signed: false });
  if (secret === undefined) return false;
  if (await isCorrectSecret(strapi, ctx, secret)) return true;
  clearSecretCookie(ctx);
  return false;
}

/** Out of the reach of scripts, of other sites, and of all addresses but the panel's. */
const cookieAttributesOf = (ctx: Context) => ({
  path: '/admin',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: ctx.secure,
  signed: false,
});
