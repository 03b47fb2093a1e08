import type { Core } from '@strapi/strapi';

/** Adds `GET /helpful-counts` for everybody who is signed in to the panel. */
export function addHelpfulCountsRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/helpful-counts',
        handler: 'api::helpful-count.helpful-count.list',
        info: {},
        config: { auth: { scope: [] }, policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}
