import type { Core } from '@strapi/strapi';

/**
 * Adds `GET /search-counts` for everybody who is signed in to the panel. Strapi takes routes of an
 * API folder for the public API only.
 */
export function addSearchCountsRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/search-counts',
        handler: 'api::search-count.search-count.list',
        info: {},
        config: { auth: { scope: [] }, policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}
