import type { Context } from 'koa';

/** Calls of the app, which pages of any origin may make: they carry their own proof, no cookie. */
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

/** Open to other origins without CORS, too: pictures, and whether the service lives. */
const PUBLIC_PATHS = ['/api/', '/uploads/', '/send', '/_health'];

/** Whether pages of any origin may make a call and read its answer: reading the API, and APP_CALLS. */
export function isPublicCall(ctx: Context): boolean {
  const method = ctx.method === 'OPTIONS' ? ctx.get('Access-Control-Request-Method') : ctx.method;
  if (method === 'GET' || method === 'HEAD') return ctx.path.startsWith('/api/');
  return method === 'POST' && APP_CALLS.has(ctx.path);
}

/**
 * Whether an address belongs to the panel. So does every address that is not known to be public:
 * the panel's plugins (upload, content-manager, users-permissions, …) each have a folder of their own
 * at the root.
 */
export function isPanelPath(path: string): boolean {
  return !PUBLIC_PATHS.some((publicPath) =>
    publicPath.endsWith('/') ? path.startsWith(publicPath) : path === publicPath,
  );
}

/** The origins that `strapi::cors` lets read an answer: all or none. */
export const allowedOrigins = (ctx: Context): string => (isPublicCall(ctx) ? '*' : '');
