import type { Core } from '@strapi/strapi';
import { isFromForeignOrigin } from '../cross-origin/foreign-origin';
import { isOfPanel, isOpenCall } from '../cross-origin/open-calls';
import { environment } from '../environment';
import { refusalBody } from './refused-requests';

const MESSAGE =
  'The panel is not open to other websites. If this is the panel, set PUBLIC_URL (CONTENT_PUBLIC_URL with npm start) to the address at which browsers open it.';

/** Keeps the panel's calls from pages of other origins, which the operator's browser may show. */
const panelOrigin: Core.MiddlewareFactory = () => async (ctx, next) => {
  // `strapi::cors` opens every answer to whoever names no origin; caches would keep that.
  if (!isOpenCall(ctx)) ctx.remove('Access-Control-Allow-Origin');
  const sender = {
    method: ctx.method,
    origin: ctx.get('Origin'),
    site: ctx.get('Sec-Fetch-Site'),
    host: ctx.get('Host'),
  };
  if (!isOfPanel(ctx.path) || !isFromForeignOrigin(sender, environment.publicUrl)) return next();
  ctx.status = 403;
  ctx.body = refusalBody({ status: 403, name: 'ForbiddenError', message: MESSAGE });
};

export default panelOrigin;
