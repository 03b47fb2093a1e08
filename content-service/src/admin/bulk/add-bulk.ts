import { Upload } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { LazyExportButton } from './export/lazy-export-button';

const loadImportPage = () => import('./import/import-page');

/** Adds the page for imports to the menu of those who may import. Call it in `register`. */
export function addBulk(app: StrapiApp): void {
  app.addMenuLink({
    to: 'import',
    icon: Upload,
    intlLabel: { id: 'bulk.menu.import', defaultMessage: 'Import' },
    permissions: [{ action: 'api::desk.import-posts', subject: null }],
    Component: loadImportPage,
  });
}

/** Adds the export to lists. Call it in `bootstrap`. */
export function addToLists(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'export',
    Component: LazyExportButton,
  });
}
