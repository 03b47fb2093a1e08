import type { Context } from 'koa';

interface Plugin {
  routes: object;
  bootstrap: () => unknown;
}

/** Matches every call; without a route, methods other than GET would get a 405. */
const notFoundRoute = {
  method: 'ALL',
  path: '/:path*',
  handler: (ctx: Context) => ctx.notFound(),
  config: { auth: false },
};

/**
 * Strapi's content-type builder writes source files, so it is available in development only. In
 * production its routes return 404, and without its permissions the panel does not link to it.
 */
export default function disableContentTypeBuilder(plugin: Plugin): Plugin {
  const isDevelopment: boolean = strapi.config.get('autoReload');
  if (isDevelopment) return plugin;
  const routes = {
    admin: { type: 'admin', routes: [notFoundRoute] },
    'content-api': { type: 'content-api', routes: [{ ...notFoundRoute }] },
  };
  return { ...plugin, routes, bootstrap: () => undefined };
}
