import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { trustAddress } from '../password-attempts/check-password';
import { checkSignIn } from './check-sign-in';
import { countMailRequest, countTokenUse } from './limits';

type Handler = (ctx: Context, next: Next) => Promise<void>;

/** Strapi's response to a successful registration or password reset. */
const signInResponseSchema = z.object({
  data: z.object({ user: z.object({ id: z.number(), email: z.string() }) }),
});

/** An address from which an administrator's password was just chosen becomes a known one. */
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

/** Lower-cases the address, as Strapi stores it; with capitals it would find no administrator. */
const limitMailRequests: Handler = async (ctx, next) => {
  const { body } = ctx.request;
  if (typeof body === 'object' && body !== null && 'email' in body) {
    const email = String(body.email).trim().toLowerCase();
    Object.assign(body, { email });
    await countMailRequest(ctx, email);
  }
  await next();
};

/** The panel's routes that need no session, and the handlers that run before them. */
const LIMITED_ROUTES: Record<string, Handler[]> = {
  'POST /login': [checkSignIn],
  'POST /forgot-password': [limitMailRequests],
  'POST /reset-password': [limitTokens, trustAddressOnSuccess],
  'POST /register-admin': [limitTokens, trustAddressOnSuccess],
  'POST /register': [limitTokens, trustAddressOnSuccess],
  'GET /registration-info': [limitTokens],
};

/** Strapi's own limits of these routes, which are replaced: they are in memory and count by spelling. */
const STRAPI_RATE_LIMITS = ['admin::rateLimit', 'plugin::email.rateLimit'];

/**
 * Limits attempts at the panel's public routes. Attached to the routes themselves, so that spellings
 * of a path make no difference.
 * @throws Error if Strapi no longer has one of the routes
 */
export function limitPanelSignIn(strapi: Core.Strapi): void {
  const routes = Object.values(strapi.admin.routes).flatMap((router) => router.routes);
  for (const [name, handlers] of Object.entries(LIMITED_ROUTES)) {
    const route = routes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(`Strapi's panel no longer has a route ${name}.`);
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
