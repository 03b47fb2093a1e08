import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { consumeLimit } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';
import { isRegistrationSecret } from './secret';

const COOKIE_NAME = 'first_administrator';

/** Time to fill in the panel's form, including the wait if the panel is still being built. */
const COOKIE_LIFETIME_MS = 3_600_000;

const MINUTE = 60;

/** 256 bits cannot be guessed, but attempts are limited all the same. */
const WRONG_GUESS_LIMITS = {
  visitor: { name: 'first-administrator-visitor', times: 20, seconds: 10 * MINUTE },
  overall: { name: 'first-administrator', times: 1000, seconds: 10 * MINUTE },
};

/**
 * Whether a text is the registration secret. The limit applies to wrong ones only.
 * @throws errors.RateLimitError after too many wrong ones
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

/** Lets a browser that opened the link proceed to the panel's registration. */
export function setSecretCookie(ctx: Context, secret: string): void {
  ctx.cookies.set(COOKIE_NAME, secret, { ...cookieAttributesOf(ctx), maxAge: COOKIE_LIFETIME_MS });
}

export function clearSecretCookie(ctx: Context): void {
  ctx.cookies.set(COOKIE_NAME, null, cookieAttributesOf(ctx));
}

/**
 * Whether a browser has opened the link. Clears a cookie that is no longer valid.
 * @throws errors.RateLimitError as isCorrectSecret does
 */
export async function hasValidSecretCookie(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const secret = ctx.cookies.get(COOKIE_NAME, { signed: false });
  if (secret === undefined) return false;
  if (await isCorrectSecret(strapi, ctx, secret)) return true;
  clearSecretCookie(ctx);
  return false;
}

/** Not accessible to scripts or other sites; sent to the panel's paths only. */
const cookieAttributesOf = (ctx: Context) => ({
  path: '/admin',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: ctx.secure,
  signed: false,
});
