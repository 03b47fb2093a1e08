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
 * Lets only a browser that came with the link see that there is no administrator yet, and make the
 * first one. For all others there always is one. Guards the routes themselves, which an address
 * reaches in several spellings.
 */
export function guardRegistration(strapi: Core.Strapi): void {
  const guards: Record<string, Middleware> = {
    async 'admin.init'(ctx, next) {
      await next();
      const { data } = ctx.body as { data: { hasAdmin: boolean } };
      data.hasAdmin = !(await hasValidSecretCookie(strapi, ctx));
    },
    async 'authentication.registerAdmin'(ctx, next) {
      // What Strapi says where there is an administrator.
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
    if (!route) throw new Error(`Strapi has no route ${handler} to guard any more`);
    // First, so that strangers do not use up what Strapi's own limit grants to one email address.
    route.config.middlewares = [guard, ...(route.config.middlewares ?? [])];
  }
}
