import type { Context } from 'koa';

/** The app's calls, open to pages of any origin: they carry credentials of their own, no cookies. */
const APP_CALLS = new Set([
  '/send',
  '/api/send',
  '/api/auth/local',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/account-deletion',
  '/api/account-deletion/confirm',
  '/api/account-deletion/with-password',
  '/api/account-deletion/mine',
]);

/** Paths that do not belong to the panel. */
const PUBLIC_PATHS = ['/api/', '/uploads/', '/send', '/_health'];

/** Reads whose responses pages of any origin may use. Browsers keep pictures for reading without network. */
const READABLE_PATHS = ['/api/', '/uploads/'];

/** Whether pages of any origin may make a call and read its response: public reads and APP_CALLS. */
export function isPublicCall(ctx: Context): boolean {
  const method = ctx.method === 'OPTIONS' ? ctx.get('Access-Control-Request-Method') : ctx.method;
  if (method === 'GET' || method === 'HEAD') {
    return READABLE_PATHS.some((path) => ctx.path.startsWith(path));
  }
  return method === 'POST' && APP_CALLS.has(ctx.path);
}

/**
 * Whether a path belongs to the panel, as every path does that is not public: the panel's plugins
 * (upload, content-manager, users-permissions, …) each have a prefix of their own at the root.
 */
export function isPanelPath(path: string): boolean {
  return !PUBLIC_PATHS.some((publicPath) =>
    publicPath.endsWith('/') ? path.startsWith(publicPath) : path === publicPath,
  );
}

/** The origins that `strapi::cors` allows to read a response: all or none. */
export const allowedOrigins = (ctx: Context): string => (isPublicCall(ctx) ? '*' : '');
