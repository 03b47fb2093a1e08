import { Information } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

const loadGuidePage = () => import('./guide-page');

/** Adds the page "How to write here" to everybody's menu. Call it in `register`. */
export function addGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: 'how-to-write',
    icon: Information,
    intlLabel: { id: 'bulk.menu.guide', defaultMessage: 'How to write here' },
    permissions: [],
    Component: loadGuidePage,
  });
}
