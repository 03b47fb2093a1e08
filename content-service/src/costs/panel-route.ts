import type { Core } from '@strapi/strapi';
import { PRICE } from './cost-types';

/** Adds `GET /price-suggestions` for those who may write prices. */
export function addPriceSuggestionsRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/price-suggestions',
        handler: 'api::price-report.price-report.suggest',
        info: {},
        config: {
          auth: { scope: [] },
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: { actions: [['plugin::content-manager.explorer.create', PRICE]] },
            },
          ],
        },
      },
    ],
  });
}
