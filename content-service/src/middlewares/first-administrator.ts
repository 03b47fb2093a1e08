import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isRightSecret, rememberSecret } from '../first-administrator/cookie';
import { LINK_PATH, PAGE, PAGE_HEADERS } from '../first-administrator/page';
import { refusalBody } from './refused-requests';

const call = z.object({ secret: z.string().max(100) });

const WRONG = { status: 403, name: 'ForbiddenError', message: 'This link does not work.' };

/**
 * The page that the printed link opens, also while the panel is being built: it hands the secret
 * over, and goes on to the panel's own registration.
 */
const firstAdministrator: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path !== LINK_PATH) return next();
    ctx.set(PAGE_HEADERS);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      ctx.type = 'html';
      ctx.body = PAGE;
      return;
    }
    if (ctx.method !== 'POST' || !ctx.is('json')) return next();
    const { success, data } = call.safeParse(ctx.request.body);
    if (success && (await isRightSecret(strapi, ctx, data.secret))) {
      rememberSecret(ctx, data.secret);
      ctx.status = 204;
      return;
    }
    ctx.status = WRONG.status;
    ctx.body = refusalBody(WRONG);
  };

export default firstAdministrator;
