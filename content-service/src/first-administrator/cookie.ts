import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countUse } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor-address';
import { opensRegistration } from './secret';

const NAME = 'first_administrator';

/** Time to fill in the panel's form, after its build where that is still under way. */
const LIFE_MS = 3_600_000;

const MINUTE = 60;

/** There is nothing to guess of 256 bits; who tries is turned away all the same. */
const WRONG_GUESSES = {
  visitor: { name: 'first-administrator-visitor', times: 20, seconds: 10 * MINUTE },
  overall: { name: 'first-administrator', times: 1000, seconds: 10 * MINUTE },
};

/**
 * Whether a text is the secret. A right one is taken however many wrong ones came before.
 * @throws errors.RateLimitError for one wrong guess too many
 */
export async function isRightSecret(
  strapi: Core.Strapi,
  ctx: Context,
  given: string,
): Promise<boolean> {
  if (await opensRegistration(strapi, given)) return true;
  await countUse(ctx, WRONG_GUESSES.visitor, visitorAddress(ctx));
  await countUse(ctx, WRONG_GUESSES.overall, '');
  return false;
}

/** Lets a browser that came with the link go on to the panel's registration. */
export function rememberSecret(ctx: Context, secret: string): void {
  ctx.cookies.set(NAME, secret, { ...attributesOf(ctx), maxAge: LIFE_MS });
}

export function forgetSecret(ctx: Context): void {
  ctx.cookies.set(NAME, null, attributesOf(ctx));
}

/**
 * Whether a browser came with the link before. A cookie that is of no use any more is taken back.
 * @throws errors.RateLimitError like isRightSecret
 */
export async function cameWithLink(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const secret = ctx.cookies.get(NAME, { signed: false });
  if (secret === undefined) return false;
  if (await isRightSecret(strapi, ctx, secret)) return true;
  forgetSecret(ctx);
  return false;
}

/** Out of the reach of scripts, of other sites, and of all addresses but the panel's. */
const attributesOf = (ctx: Context) => ({
  path: '/admin',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: ctx.secure,
  signed: false,
});
