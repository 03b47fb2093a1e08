import type { StrapiApp } from '@strapi/strapi/admin';
import { brandText } from './brand-text';
import { addDesk } from './desk/add-desk';
import mark from './mark.svg';
import { addVersions } from './versions/add-versions';

/** Strapi's panel as editors see it; Strapi loads this file by its name and calls what it exports. */
export default {
  config: {
    // As far as Strapi has translations: Sorani is not among them.
    locales: ['ar', 'fa', 'hi', 'ru', 'tr', 'ur'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    tutorials: false,
    notifications: { releases: false },
    translations: brandText,
  },
  register(app: StrapiApp) {
    addDesk(app);
  },
  bootstrap(app: StrapiApp) {
    addVersions(app);
  },
};
