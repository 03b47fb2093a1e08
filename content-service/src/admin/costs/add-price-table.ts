import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The address of the page, below that of the panel. */
export const PRICE_TABLE = '/prices';

const loadPage = () => import('./table/prices-page');

/** Adds the page "Prices of a city" for those who may write prices. Call it in `register`. */
export function addPriceTable(app: StrapiApp): void {
  app.addMenuLink({
    to: PRICE_TABLE.slice(1),
    icon: PriceTag,
    intlLabel: { id: 'bulk.menu.prices', defaultMessage: 'Prices of a city' },
    permissions: [
      { action: 'plugin::content-manager.explorer.create', subject: 'api::price.price' },
    ],
    Component: loadPage,
  });
}
