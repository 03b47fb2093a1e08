import { TrendUp } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { POST } from '../versions/document-action';

const loadPage = () => import('./statistics-page');

/** Adds the page "Statistics" for those who may read posts. Call it in `register`. */
export function addStatistics(app: StrapiApp): void {
  app.addMenuLink({
    to: 'statistics',
    icon: TrendUp,
    intlLabel: { id: 'bulk.menu.statistics', defaultMessage: 'Statistics' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: POST }],
    Component: loadPage,
  });
}
