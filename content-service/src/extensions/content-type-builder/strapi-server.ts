import type { Context } from 'koa';

interface Plugin {
  routes: object;
  bootstrap: () => unknown;
}

/** Whatever is asked of it; without a route, other methods than GET would be answered with 405. */
const notFoundRoute = {
  method: 'ALL',
  path: '/:path*',
  handler: (ctx: Context) => ctx.notFound(),
  config: { auth: false },
};

/**
 * Strapi's editor of content types writes source files: it is for development alone. In production
 * its addresses answer 404, and without its permission the panel shows no link to it.
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
