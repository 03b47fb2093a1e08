import type { StrapiApp } from '@strapi/strapi/admin';
import { brandText } from './brand-text';
import { addProblemsPanel } from './checks/add-problems-panel';
import { checksTranslations } from './checks/checks-texts';
import { labelTranslations } from './labels/label-translations';
import { showHelp } from './labels/show-help';
import mark from './mark.svg';
import { mergeTranslations } from './merge-translations';

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
    translations: mergeTranslations(brandText, labelTranslations, checksTranslations),
  },

  bootstrap(app: StrapiApp) {
    addProblemsPanel(app);
    showHelp(app);
  },
};
