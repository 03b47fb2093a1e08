import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isCorrectSecret, setSecretCookie } from '../first-administrator/cookie';
import {
  LINK_PATH,
  REGISTRATION_PAGE,
  REGISTRATION_PAGE_HEADERS,
} from '../first-administrator/page';
import { errorBody } from './rejected-requests';

const requestBody = z.object({ secret: z.string().max(100) });

const INVALID_LINK = { status: 403, name: 'ForbiddenError', message: 'This link does not work.' };

/**
 * Serves the page of the printed link, even while the panel is being built. The page posts the
 * secret and then opens the panel's own registration.
 */
const firstAdministrator: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path !== LINK_PATH) return next();
    ctx.set(REGISTRATION_PAGE_HEADERS);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      ctx.type = 'html';
      ctx.body = REGISTRATION_PAGE;
      return;
    }
    if (ctx.method !== 'POST' || !ctx.is('json')) return next();
    const { success, data } = requestBody.safeParse(ctx.request.body);
    if (success && (await isCorrectSecret(strapi, ctx, data.secret))) {
      setSecretCookie(ctx, data.secret);
      ctx.status = 204;
      return;
    }
    ctx.status = INVALID_LINK.status;
    ctx.body = errorBody(INVALID_LINK);
  };

export default firstAdministrator;
