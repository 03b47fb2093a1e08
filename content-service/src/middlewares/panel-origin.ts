import type { Core } from '@strapi/strapi';
import { isCrossOriginRequest } from '../cross-origin/cross-origin-request';
import { isPanelPath, isPublicCall } from '../cross-origin/public-calls';
import { environment } from '../environment';
import { errorBody } from './rejected-requests';

const MESSAGE =
  'The panel is not open to other websites. If this is the panel, set PUBLIC_URL (CONTENT_PUBLIC_URL with npm start) to the address at which browsers open it.';

/** Rejects calls to the panel from pages of other origins in an editor's browser. */
const panelOrigin: Core.MiddlewareFactory = () => async (ctx, next) => {
  // `strapi::cors` sets the header on every response to a request without `Origin`; a cache would
  // store it.
  if (!isPublicCall(ctx)) ctx.remove('Access-Control-Allow-Origin');
  const request = {
    method: ctx.method,
    origin: ctx.get('Origin'),
    fetchSite: ctx.get('Sec-Fetch-Site'),
    host: ctx.get('Host'),
  };
  if (!isPanelPath(ctx.path) || !isCrossOriginRequest(request, environment.publicUrl))
    return next();
  ctx.status = 403;
  ctx.body = errorBody({ status: 403, name: 'ForbiddenError', message: MESSAGE });
};

export default panelOrigin;
