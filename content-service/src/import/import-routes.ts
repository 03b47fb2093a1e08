import type { Core } from '@strapi/strapi';
import { IMPORT_POSTS } from '../versions/rights';
import { importHandlers } from './import-handlers';

/** Adds the calls of the page for imports, below `/import`. Call it in `register`. */
export function addImportRoutes(strapi: Core.Strapi): void {
  const handle = importHandlers(strapi);
  const routes = [
    { method: 'GET' as const, path: '/options', handler: handle.options },
    { method: 'POST' as const, path: '/check', handler: handle.check },
    { method: 'POST' as const, path: '/run', handler: handle.run },
    { method: 'GET' as const, path: '/list', handler: handle.list },
    { method: 'POST' as const, path: '/:id/undo', handler: handle.undo },
  ];
  strapi.server.routes({
    type: 'admin',
    prefix: '/import',
    routes: routes.map((route) => ({
      ...route,
      info: {},
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [IMPORT_POSTS] } },
        ],
      },
    })),
  });
}
