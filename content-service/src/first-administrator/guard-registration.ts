import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { clearSecretCookie, hasValidSecretCookie } from './cookie';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

interface Route {
  handler: string;
  config: { middlewares?: unknown[] };
}

/**
 * Lets only browsers that opened the link see that there is no administrator yet, and register the
 * first one. All others are told that there is one. Guards the routes rather than their paths,
 * because one route can be reached by several spellings of its path.
 */
export function guardRegistration(strapi: Core.Strapi): void {
  const guards: Record<string, Middleware> = {
    async 'admin.init'(ctx, next) {
      await next();
      const { data } = ctx.body as { data: { hasAdmin: boolean } };
      data.hasAdmin = !(await hasValidSecretCookie(strapi, ctx));
    },
    async 'authentication.registerAdmin'(ctx, next) {
      // Strapi's error if there already is an administrator.
      const registrationError = new errors.ApplicationError(
        'You cannot register a new super admin',
      );
      if (!(await hasValidSecretCookie(strapi, ctx))) throw registrationError;
      await next();
      if (ctx.status === 200) clearSecretCookie(ctx);
    },
  };
  const { routes } = strapi.admin.routes.admin as unknown as { routes: Route[] };
  for (const [handler, guard] of Object.entries(guards)) {
    const route = routes.find((candidate) => candidate.handler === handler);
    if (!route) throw new Error(`Strapi no longer has a route ${handler}`);
    // First, so that strangers cannot use up Strapi's own limit for an email address.
    route.config.middlewares = [guard, ...(route.config.middlewares ?? [])];
  }
}
