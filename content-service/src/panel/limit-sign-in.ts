import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { trustAddress } from '../password-attempts/check-password';
import { checkSignIn } from './check-sign-in';
import { countMailRequest, countTokenUse } from './limits';

type Handler = (ctx: Context, next: Next) => Promise<void>;

/** What Strapi answers to who has shown to be an administrator. */
const signInResponseSchema = z.object({
  data: z.object({ user: z.object({ id: z.number(), email: z.string() }) }),
});

/** Whoever chose the password of an administrator just now is at an address that may be trusted. */
const trustAddressOnSuccess: Handler = async (ctx, next) => {
  await next();
  const { data } = signInResponseSchema.safeParse(ctx.body);
  if (!data) return;
  const { id, email } = data.data.user;
  await trustAddress(ctx, 'panel', { id, loginNames: [email] });
};

const limitTokens: Handler = async (ctx, next) => {
  await countTokenUse(ctx);
  await next();
};

/** Administrators have addresses in small letters; Strapi would refuse any others. */
const limitMailRequests: Handler = async (ctx, next) => {
  const { body } = ctx.request;
  if (typeof body === 'object' && body !== null && 'email' in body) {
    const email = String(body.email).trim().toLowerCase();
    Object.assign(body, { email });
    await countMailRequest(ctx, email);
  }
  await next();
};

/** Routes of the panel that somebody can use who is not signed in, and what stands before them. */
const LIMITED_ROUTES: Record<string, Handler[]> = {
  'POST /login': [checkSignIn],
  'POST /forgot-password': [limitMailRequests],
  'POST /reset-password': [limitTokens, trustAddressOnSuccess],
  'POST /register-admin': [limitTokens, trustAddressOnSuccess],
  'POST /register': [limitTokens, trustAddressOnSuccess],
  'GET /registration-info': [limitTokens],
};

/** Strapi's own limits of these routes, which are replaced: kept in memory, by spelling. */
const STRAPI_RATE_LIMITS = ['admin::rateLimit', 'plugin::email.rateLimit'];

/**
 * Limits what strangers can try at the panel's routes, however their addresses are spelled.
 * @throws Error where Strapi has no such route any more
 */
export function limitPanelSignIn(strapi: Core.Strapi): void {
  const routes = Object.values(strapi.admin.routes).flatMap((router) => router.routes);
  for (const [name, handlers] of Object.entries(LIMITED_ROUTES)) {
    const route = routes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(`Strapi has no route ${name} at its panel any more.`);
    const existing = route.config?.middlewares ?? [];
    route.config = {
      ...route.config,
      middlewares: [
        ...handlers,
        ...existing.filter(
          (middleware) =>
            !(typeof middleware === 'string' && STRAPI_RATE_LIMITS.includes(middleware)),
        ),
      ],
    };
  }
}
