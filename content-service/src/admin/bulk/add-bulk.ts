import { Upload } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { reloadEntries } from '../versions/reload-entries';
import { LazyExportButton } from './export/lazy-export-button';
import { type BulkAction, bulkActions } from './list/bulk-actions';
import { showState } from './list/show-state';

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

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addBulkAction: (change: (actions: BulkAction[]) => BulkAction[]) => void;
}

/** Adds the export and changes of many posts to lists. Call it in `bootstrap`. */
export function addToLists(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'export',
    Component: LazyExportButton,
  });
  const { addBulkAction } = contentManager.apis as unknown as ContentManager;
  addBulkAction((actions) => [...bulkActions(reloadEntries), ...actions]);
  showState(app);
}
